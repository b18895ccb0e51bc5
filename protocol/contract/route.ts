import type * as z from 'zod'

/**
 * A route: its input and its answers. The form is that of a Fastify schema, so the server uses a row directly; clients
 * read only the types. Any route may also answer with a `Problem`.
 */
export interface Route {
  readonly tags: readonly [Tag]
  readonly summary: string
  readonly description?: string
  readonly operationId?: string
  /** The parameters of the path. */
  readonly params?: z.ZodType
  readonly headers?: z.ZodType
  readonly querystring?: z.ZodType
  readonly body?: z.ZodType
  /** By status code; `z.null()` for an answer without content. */
  readonly response: Readonly<Partial<Record<200 | 201 | 204, z.ZodType>>>
}

type Tag =
  | 'account'
  | 'boxes'
  | 'chat'
  | 'clubs'
  | 'moderation'
  | 'games'
  | 'profile'
  | 'site'
  | 'matches'
  | 'people'
  | 'notifications'
  | 'seasons'
  | 'tables'
  | 'tournaments'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** Rows by method and path, such as `GET /api/tables/:id`. */
export type Routes = Readonly<Record<`${Method} /api/${string}`, Route>>
