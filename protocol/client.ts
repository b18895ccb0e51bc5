import type * as z from 'zod'
import type { Contract } from './contract/index.ts'
import type { Method } from './contract/route.ts'
import type { Problem } from './problem.ts'

/** A client with every route of the contract, typed. */
export type Api = { readonly [M in Method]: Call<M> }

export interface ApiOptions {
  /** The origin of the server, such as https://carriage.example; in a browser the page's own. */
  readonly baseUrl?: string
  /** An API token; browsers use a cookie instead. */
  readonly token?: string
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/** The request body of a route, such as `Body<'POST /api/tables'>`. */
export type Body<Name extends keyof Contract> = InputOf<Contract[Name], 'body'>

interface Call<M extends Method> {
  /** For an answer that is read as text. */
  <P extends PathOf<M>>(
    path: P,
    init: Init<RouteAt<M, P>> & { readonly parseAs: 'text' },
  ): Promise<ClientAnswer<string>>
  <P extends PathOf<M>>(path: P, ...init: Optional<Init<RouteAt<M, P>>>): Promise<ClientAnswer<DataOf<RouteAt<M, P>>>>
}

export type ClientAnswer<Data> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: Problem; readonly response: Response }

type PathOf<M extends Method> = keyof Contract extends infer Name ? (Name extends `${M} ${infer P}` ? P : never) : never
type RouteAt<M extends Method, P extends string> = Contract[`${M} ${P}` & keyof Contract]

type InputOf<Route, Part extends string> = Route extends Readonly<Record<Part, infer Schema>> ? z.input<Schema> : never
type Given<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

type Init<Route> = Pick<RequestInit, 'signal' | 'keepalive'> &
  Given<'params', ParamsOf<Route>> &
  // A route with a body requires one, even if all of its fields are optional.
  ([InputOf<Route, 'body'>] extends [never] ? unknown : { readonly body: InputOf<Route, 'body'> })
type ParamsOf<Route> = Given<'path', InputOf<Route, 'params'>> &
  Given<'query', InputOf<Route, 'querystring'>> &
  Given<'header', InputOf<Route, 'headers'>>
type Optional<Value> = Record<never, never> extends Value ? [init?: Value] : [init: Value]

/** The body of a successful answer; undefined for one without content. */
type DataOf<Route> = Route extends { readonly response: infer Responses }
  ? { [Status in keyof Responses]: Status extends 204 ? undefined : z.output<Responses[Status]> }[keyof Responses]
  : never

/** The options without their types, as the implementation reads them. */
interface AnyInit extends Pick<RequestInit, 'signal' | 'keepalive'> {
  readonly params?: { readonly [Part in 'path' | 'query' | 'header']?: Readonly<Record<string, unknown>> }
  readonly body?: unknown
  readonly parseAs?: 'text'
}

export function apiClient({ baseUrl = '', token, headers, fetch: send = fetch }: ApiOptions = {}): Api {
  const always = { ...(token && { authorization: `Bearer ${token}` }), ...headers }

  function call(method: Method) {
    return async (
      path: string,
      { params = {}, body, parseAs, ...rest }: AnyInit = {},
    ): Promise<ClientAnswer<unknown>> => {
      const response = await send(baseUrl + pathWith(path, params.path) + queryOf(params.query), {
        ...rest,
        method,
        headers: { ...(body !== undefined && json), ...always, ...textsOf(params.header) },
        // A record is sent as the text it is, since its hashes depend on it.
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      if (!response.ok) return { error: await problemIn(response), response }
      if (response.status === 204) return { data: undefined, response }
      const data: unknown = await (parseAs === 'text' ? response.text() : response.json())
      return { data, response }
    }
  }

  // The types come from the contract, which does not exist at run time.
  return { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), PATCH: call('PATCH'), DELETE: call('DELETE') } as Api
}

const json = { 'content-type': 'application/json' }

function pathWith(path: string, values: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

function queryOf(values: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams(textsOf(values)).toString()
  return query && `?${query}`
}

function textsOf(values: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** A proxy may answer without a `Problem`; its status decides whether to retry. */
async function problemIn(response: Response): Promise<Problem> {
  try {
    const problem: unknown = await response.json()
    if (typeof problem === 'object' && problem !== null && 'code' in problem) return problem as Problem
  } catch {
    // No JSON, then.
  }
  const passing = response.status >= 500 || response.status === 429 || response.status === 408
  return { code: passing ? 'unavailable' : 'notFound' }
}
