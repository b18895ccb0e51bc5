/** The cookies that an answer sets, as a browser sends them back. */
export function cookieOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
}
