import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { encodeSocketMessage } from '@carriage/server'
import { connect } from '@nats-io/transport-node'

/*
 * The least that a gateway in Node can do: one subscription, and what comes is framed once and written to every socket.
 * It knows no accounts, no order and no rules. Started by fanout.bench.ts.
 */

const [servers = '', subject = ''] = process.argv.slice(2)
const acceptance = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11' // of the standard of WebSockets
const view = encodeSocketMessage('{"type":"view"}')
const sockets = new Set<Socket>()

const server = createServer()
server.on('upgrade', (request, upgraded) => {
  const socket = upgraded as Socket // of a server without TLS
  socket.setNoDelay()
  const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${acceptance}`).digest('base64')
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade']
  socket.write(`${lines.join('\r\n')}\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`)
  // The one message that a listener sends is that it wants to watch.
  socket.once('data', () => {
    sockets.add(socket)
    socket.write(view)
    socket.resume()
  })
  const leave = () => sockets.delete(socket)
  socket.once('close', leave)
  socket.once('error', leave)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

const bus = await connect({ servers })
bus.subscribe(subject, {
  callback: (error, message) => {
    if (error) return
    const text = message.string()
    const frame = text.slice(text.indexOf('\n') + 1)
    const bytes = encodeSocketMessage(`{"type":"frame","match":"00000000000000","frame":${frame}}`)
    for (const socket of sockets) socket.write(bytes)
  },
})
await bus.flush()
process.on('disconnect', () => process.exit(0))
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
