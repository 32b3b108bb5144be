import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestJobsOptions } from '../../http/testing.ts'
import { createOperator, type TestOperator } from '../testing.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await createOperator()
  await operator.shop.mails()
})
afterAll(async () => operator.close())

const away: TestJobsOptions['sender'] = { send: async () => Promise.reject(new Error('away')), close: () => undefined }

test('failed mails of one or all shops are retried, and sent once', async () => {
  const { shop, type } = operator
  const here = await shop.signUp()
  const there = await shop.signUp({ host: 'mekong.localhost' })
  const broken = await shop.openJobs({ sender: away })
  await broken.drain({ isEarly: true })
  const later = await shop.signUp()
  await broken.drain()
  await broken.close(0)
  const doctor = (await type('doctor')).said
  expect(doctor).toMatch(/2 mails given up within the last week \(angkor, mekong\): the email log in the office/)

  expect((await type('mail retry --dry-run')).said).toBe('Would have 3 mails tried once more. Nothing was changed.')
  expect((await type('mail retry --dead --dry-run')).said).toMatch(/^Would have 2 mails/)
  expect(await type('mail retry --shop nobody')).toMatchObject({ code: 1 })
  expect(await shop.mails()).toEqual([])
  expect((await type('mail retry --shop mekong --dead')).said).toBe('1 mail will be tried once more.')
  expect((await shop.mails()).map(({ to }) => to)).toEqual([there.email])
  expect((await type('mail retry')).said).toBe('2 mails will be tried once more.')
  expect((await shop.mails()).map(({ to }) => to).toSorted()).toEqual([here.email, later.email].toSorted())
  expect((await type('mail retry')).said).toBe('0 mails will be tried once more.')
})

test('mails that a server always refuses stop no others, and the doctor names them', async () => {
  const { shop, type } = operator
  const poison = await Promise.all([1, 2, 3].map(async () => shop.signUp()))
  const addresses = new Set<string>(poison.map(({ email }) => email))
  const sent: string[] = []
  const send: TestJobsOptions['sender']['send'] = async ({ to }) => {
    if (addresses.has(to)) throw new Error('never')
    sent.push(to)
  }
  const jobs = await shop.openJobs({ sender: { send, close: () => undefined } })
  await jobs.drain()
  const fine = await shop.signUp()
  await type('mail retry')
  await jobs.drain()
  await jobs.close(0)
  expect(sent).toEqual([fine.email])
  expect((await type('doctor')).said).toMatch(/3 mails tried several times in vain and to be tried again \(angkor\)/)
})
