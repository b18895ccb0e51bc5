/** Tells the parent process when the last of the listeners has received a number, by the clock of the machine. */
export function lastOf(listeners: number): (n: number) => void {
  const heard = new Map<number, number>()
  return (n) => {
    const count = (heard.get(n) ?? 0) + 1
    heard.set(n, count)
    if (count < listeners) return
    const at = `${process.hrtime.bigint()}`
    heard.delete(n)
    process.send?.([n, at])
  }
}
