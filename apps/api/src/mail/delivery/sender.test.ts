import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askMailServer, createMailSender, type Mail } from '../index.ts'
import { openSink, type Sink } from '../testing/mailSink.ts'

let sink: Sink
beforeAll(async () => {
  sink = await openSink()
})
afterAll(async () => sink.close())

const PIXEL = { cid: 'logo@kitwright', filename: 'logo.png', content: Buffer.from('a'), contentDisposition: 'inline' }
const mailTo = (to: string): Mail => ({
  from: { name: 'Angkor Kits', address: 'shop@example.com' },
  to,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello',
  attachments: [PIXEL as never],
})

test('successive mails share a connection, parallel ones do not, and a refusal renews it', async () => {
  const sender = createMailSender({ smtpUrl: sink.url, folder: '' })
  const counted: number[] = []
  const send = async (...to: string[]): Promise<void> => {
    const before = sink.connections()
    await Promise.allSettled(to.map(async one => sender.send(mailTo(one))))
    counted.push(sink.connections() - before)
  }
  await send('a@example.com')
  await send('b@example.com')
  await send('c@example.com', 'd@example.com')
  await send('full@example.com')
  await send('e@example.com', 'f@example.com')
  expect(counted).toEqual([1, 0, 1, 0, 1])
  expect(
    sink.received
      .map(({ to }) => to[0]![0])
      .toSorted()
      .join(''),
  ).toBe('abcdef')
  expect(sink.received[0]!.raw).toMatch(/Content-Disposition: inline; filename=logo\.png/)
  await expect(sender.send(mailTo('full@example.com'))).rejects.toMatchObject({ responseCode: 550, command: 'RCPT TO' })
  sender.close()
})

test.each([
  ['Angkor Kits', 'Angkor Kits <shop@example.com>'],
  ['Sok, Dara & Sons', '"Sok, Dara & Sons" <shop@example.com>'],
  ['អង្គរ', '=?UTF-8?B?4Z6i4Z6E4Z+S4Z6C4Z6a?= <shop@example.com>'],
])('a mail’s sender has the shop’s name: %s', async (name, header) => {
  const sender = createMailSender({ smtpUrl: sink.url, folder: '' })
  const before = sink.received.length
  await sender.send({ ...mailTo('g@example.com'), from: { name, address: 'shop@example.com' } })
  sender.close()
  expect(sink.received[before]!.raw).toContain(`From: ${header}\r\n`)
})

test('a stopped mail is released at once, even before its start', async () => {
  const sender = createMailSender({ smtpUrl: sink.url, folder: '' })
  await expect(sender.send(mailTo('late@example.com'), AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  })
  const stopping = new AbortController()
  const slow = sender.send(mailTo('slow@example.com'), stopping.signal)
  await expect.poll(() => sink.received.some(({ to }) => to[0] === 'slow@example.com')).toBe(true)
  stopping.abort()
  await expect(slow).rejects.toMatchObject({ name: 'AbortError' })
  await sender.send(mailTo('next@example.com'), new AbortController().signal)
  expect(sink.received.at(-1)!.to).toEqual(['next@example.com'])
  sender.close()
})

test('a mail server is asked whether it accepts mails; other answers are shown', async () => {
  expect(await askMailServer(sink.url)).toBeUndefined()
  const closed = createServer()
  await new Promise<void>(resolve => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise(resolve => closed.close(resolve))
  expect(await askMailServer(`smtp://somebody:secret@127.0.0.1:${port}`)).toMatch(/^(?!.*secret).*ECONNREFUSED/)
})

test('without a server mails are private files, in the order of sending', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-sender-'))
  const own = join(folder, 'mails')
  const sender = createMailSender({ smtpUrl: undefined, folder: own })
  for (const to of ['a@example.com', 'b@example.com']) await sender.send(mailTo(to))
  sender.close()
  expect((await stat(own)).mode & 0o777).toBe(0o700)
  const names = await readdir(own)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml$/)
  await rm(folder, { recursive: true })
})

/** Sends a mail of 40 kB in a process whose files may have 4 kB, as on a disk that fills up meanwhile. */
const SEND_WITHOUT_ROOM = `
  const { createMailSender } = await import(process.argv[1])
  const sender = createMailSender({ smtpUrl: undefined, folder: process.argv[2] })
  const text = 'x'.repeat(40_000)
  const mail = { from: { name: 'Shop', address: 'shop@example.com' }, to: 'a@example.com', subject: text, text, html: text, attachments: [] }
  await sender.send(mail).then(() => console.log('sent'), ({ code }) => console.log(code))
  process.exit(0)`

test.skipIf(process.platform === 'win32')('a mail that finds no room leaves no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-sender-'))
  const limited = 'trap "" XFSZ; ulimit -f 4; exec "$@"'
  const sender = join(import.meta.dirname, 'sender.ts')
  const node = [process.execPath, '--input-type=module', '-e', SEND_WITHOUT_ROOM, sender, folder]
  expect(execFileSync('bash', ['-c', limited, 'bash', ...node], { encoding: 'utf8' }).trim()).toBe('EFBIG')
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
