import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from './config/index.ts'
import { createOperator, type TestOperator } from './operatorCli/testing.ts'
import { startServer } from './server.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await createOperator()
})
afterAll(async () => operator.close())

/** Restarts the server on the same database. */
async function startAnew() {
  const server = await startServer(parseConfig({ ...operator.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }))
  const whoIs = async (token: string): Promise<number> =>
    (await fetch(`${server.address}/api/designs`, { headers: { authorization: `Bearer ${token}` } })).status
  const refresh = async (token: string) => {
    const answer = await fetch(`${server.address}/api/accounts/refreshtoken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, clientId: 'web' }),
    })
    return { status: answer.status, ...((await answer.json()) as { access_token: string; refresh_token: string }) }
  }
  return { whoIs, refresh, close: server.close }
}

test('new keys refuse old tokens but keep people signed in; --sign-out signs all out', async () => {
  const { type, shop } = operator
  const before = await shop.signUp()
  expect((await type('secrets rotate --dry-run')).said).toMatch(/Nothing was changed/)
  const same = await startAnew()
  expect(await same.whoIs(before.access_token)).toBe(200)
  await same.close()

  expect(await type('secrets rotate')).toMatchObject({ code: 0 })
  const anew = await startAnew()
  expect(await anew.whoIs(before.access_token)).toBe(401)
  const refreshed = await anew.refresh(before.refresh_token)
  expect([refreshed.status, await anew.whoIs(refreshed.access_token)]).toEqual([200, 200])

  expect((await type('secrets rotate --sign-out')).said).toMatch(/1 session ended/)
  expect((await anew.refresh(refreshed.refresh_token)).status).toBe(401)
  await anew.close()
})
