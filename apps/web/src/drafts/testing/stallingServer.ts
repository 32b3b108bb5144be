import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StoredDesign {
  readonly id: string
  readonly revision: number
  readonly name: string
  readonly document: unknown
}

export interface StallingServer {
  readonly address: string
  /** Designs stored from complete request bodies. */
  readonly designs: Map<string, StoredDesign>
  readonly fileBytes: number[]
  /**
   * Number of next uploads that are not read, and of next saves that are done without an answer. No connection is cut.
   */
  readonly stalls: { uploads: number; answers: number }
  close(): void
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function answer(response: ServerResponse, status: number, value: object, etag = ''): void {
  response.writeHead(status, { 'content-type': 'application/json', ...(etag ? { etag } : {}) })
  response.end(JSON.stringify(value))
}

/** Opens a real server with the part of the shop's API that one new design needs. Its connections can stall. */
export async function openStallingServer(script: string): Promise<StallingServer> {
  const designs = new Map<string, StoredDesign>()
  const fileBytes: number[] = []
  const stalls = { uploads: 0, answers: 0 }

  async function takeFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (stalls.uploads-- > 0) return
    fileBytes.push((await readAll(request)).length)
    const id = `00000000-0000-4000-8000-00000000000${fileBytes.length}`
    answer(response, 201, { id, url: '', mime: 'image/png', widthPx: 300, heightPx: 200, bytes: 9 })
  }
  async function takeDesign(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = JSON.parse(String(await readAll(request))) as Omit<StoredDesign, 'revision'>
    const isNew = !designs.has(sent.id)
    if (isNew) designs.set(sent.id, { ...sent, revision: 1 })
    if (stalls.answers-- > 0) return
    answer(response, isNew ? 201 : 200, designs.get(sent.id)!, '"1"')
  }
  const server = createServer((request, response) => {
    if (request.url === '/api/files') return void takeFile(request, response)
    if (request.url === '/api/designs') return void takeDesign(request, response)
    const isScript = request.url === '/page.js'
    response.writeHead(200, { 'content-type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8` })
    response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    designs,
    fileBytes,
    stalls,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
