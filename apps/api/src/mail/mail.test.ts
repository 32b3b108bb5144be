import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createMailSender } from './index.ts'
import { openSink } from './testing/mailSink.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

/** Returns the decoded texts of a mail's parts. */
const bodies = (raw: string): string =>
  raw
    .split(/\r?\n\r?\n|\r?\n--.*/)
    .map(part =>
      /^[\w+/=\r\n]+$/.test(part.trim())
        ? Buffer.from(part, 'base64').toString()
        : Buffer.from(
            part
              .replaceAll(/=\r?\n/g, '')
              .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString(),
    )
    .join('\n')

describe('mails', () => {
  test('go out by SMTP, once, in the reader’s language, as plain text and HTML', async () => {
    await shop.mails()
    const sink = await openSink()
    const sender = createMailSender({ smtpUrl: sink.url, folder: '' })
    const { access_token: token, email } = await shop.signUp({ email: 'reader@example.com' })
    await shop.call('PUT /api/accounts/details', {
      token,
      body: { firstName: 'សុខ <b>', lastName: 'ដារ៉ា', language: 'kh' },
    })
    await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      trx.updateTable('accounts').set({ email_confirmed_at: new Date() }).where('email', '=', email).execute(),
    )
    const [one, other] = [await shop.openJobs({ sender }), await shop.openJobs({ sender })]
    await Promise.all([one.drain(), other.drain()])
    sender.close()
    await sink.close()
    expect(sink.received.map(({ to }) => to)).toEqual([[email]])
    const { raw } = sink.received[0]!
    expect(raw).toMatch(/^From: .*Angkor Kits.* <no-reply@localhost>/m)
    expect(raw).toMatch(/text\/plain[\s\S]*text\/html/)
    expect(bodies(raw)).toContain('ជម្រាបសួរ សុខ <b>')
    expect(bodies(raw)).toContain('សុខ &lt;b&gt;')
  })

  test('become files where there is no mail server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kitwright-mail-'))
    await shop.signUp({ email: 'file@example.com' })
    await (await shop.openJobs({ sender: createMailSender({ smtpUrl: undefined, folder }) })).drain()
    const files = await readdir(folder)
    expect(files).toHaveLength(1)
    expect(await readFile(join(folder, files[0]!), 'utf8')).toContain('To: file@example.com')
    await rm(folder, { recursive: true })
  })

  test('that fail are tried again later, and given up in the end', async () => {
    await shop.mails()
    const sink = await openSink()
    const sender = createMailSender({ smtpUrl: sink.url, folder: '' })
    await shop.signUp({ email: 'full@example.com' })
    await shop.signUp({ email: 'fine@example.com' })
    const jobs = await shop.openJobs({ sender })
    await jobs.drain()
    expect(sink.received.map(({ to }) => to)).toEqual([['fine@example.com']])
    expect(await jobs.drain()).toBe(0)
    await jobs.drain({ isEarly: true })
    sender.close()
    await sink.close()
    const failed = await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      trx.selectFrom('events').select(['attempts', 'failed_at', 'last_error']).where('told_at', 'is', null).execute(),
    )
    expect(failed).toEqual([{ attempts: 10, failed_at: expect.any(Date), last_error: 'address-refused' }])
  })
})
