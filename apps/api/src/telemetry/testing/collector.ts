import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A span as the collector receives it. */
export interface SentSpan {
  /** Name of the program that sent it. */
  readonly service: unknown
  readonly trace: string
  readonly id: string
  readonly parent: string
  readonly name: string
  readonly ms: number
  readonly isFailed: boolean
  readonly attributes: Readonly<Record<string, unknown>>
}

type Value = Buffer | bigint
type Fields = ReadonlyMap<number, readonly Value[]>

/** Returns a message's values by field number (https://protobuf.dev/programming-guides/encoding/). */
function readFields(bytes: Buffer): Fields {
  const fields = new Map<number, Value[]>()
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]!
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
    }
  }
  const take = (length: number): Buffer => bytes.subarray(at, (at += length))
  while (at < bytes.length) {
    const tag = Number(varint())
    const kind = tag & 7
    const value =
      kind === 0 ? varint() : kind === 1 ? take(8).readBigUInt64LE() : take(kind === 5 ? 4 : Number(varint()))
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value])
  }
  return fields
}

const messages = (fields: Fields | undefined, number: number): Fields[] =>
  (fields?.get(number) ?? []).map(value => readFields(value as Buffer))
const text = (fields: Fields | undefined, number: number, as: BufferEncoding = 'utf8'): string =>
  ((fields?.get(number)?.[0] ?? Buffer.of()) as Buffer).toString(as)

const attributesOf = (fields: Fields | undefined, number: number): Record<string, unknown> =>
  Object.fromEntries(
    messages(fields, number).map(pair => {
      const value = messages(pair, 2)[0]
      return [text(pair, 1), value?.has(1) ? text(value, 1) : Number(value?.get(3)?.[0])]
    }),
  )

/** Returns the spans of a body, as defined in opentelemetry/proto/trace/v1/trace.proto. */
const spansIn = (body: Buffer): SentSpan[] =>
  messages(readFields(body), 1).flatMap(sent =>
    messages(sent, 2)
      .flatMap(scope => messages(scope, 2))
      .map(span => ({
        service: attributesOf(messages(sent, 1)[0], 1)['service.name'],
        trace: text(span, 1, 'hex'),
        id: text(span, 2, 'hex'),
        parent: text(span, 4, 'hex'),
        name: text(span, 5),
        ms: Number((span.get(8)![0] as bigint) - (span.get(7)![0] as bigint)) / 1e6,
        isFailed: messages(span, 15)[0]?.get(3)?.[0] === 2n,
        attributes: attributesOf(span, 9),
      })),
  )

/** Opens a fake trace collector that stores the requests it receives. */
export async function openCollector() {
  const sent: { readonly path: string; readonly body: Buffer }[] = []
  const server = createServer((request, response) => {
    void buffer(request).then(body => {
      sent.push({ path: request.url ?? '', body })
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    spans: (): SentSpan[] => sent.flatMap(({ body }) => spansIn(body)),
    close: () => void server.close(),
  }
}
