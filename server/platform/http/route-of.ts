import { type Contract, contract, type RouteName } from '@carriage/protocol'

/** A row of the contract for Fastify: `app.route({ ...routeOf('GET /api/games'), handler })`. */
export function routeOf<Name extends RouteName>(name: Name): { method: string; url: string; schema: Contract[Name] } {
  const [method = '', url = ''] = name.split(' ')
  return { method, url, schema: contract[name] }
}
