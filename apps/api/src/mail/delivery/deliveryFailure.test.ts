import { expect, test } from 'vitest'
import { failureOf } from './deliveryFailure.ts'

const smtp = (facts: object): Error => Object.assign(new Error('refused'), facts)
const named = (name: string): Error => Object.assign(new Error('over'), { name })

test.each([
  ['no mail server is found', smtp({ code: 'EDNS' }), 'server-away'],
  ['the mail server says nothing', smtp({ code: 'ETIMEDOUT' }), 'server-silent'],
  ['it took longer than is waited for', named('TimeoutError'), 'server-silent'],
  ['our program is stopped meanwhile', named('AbortError'), 'stopped'],
  ['no address can be made of it', smtp({ code: 'EENVELOPE' }), 'address-refused'],
  ['something of ours broke', new Error('broken'), 'failed'],
  ['what was thrown is no error', 'broken', 'failed'],
])('where %s, the office reads a reason and none of the server’s words', (_, error, reason) => {
  expect(failureOf(error)).toEqual({ reason, serverSaid: null })
})

test('how the server speaks to its operator is kept from the staff', () => {
  const refused = smtp({ code: 'EAUTH', responseCode: 535, response: '535 wrong password for kitwright' })
  expect(failureOf(refused)).toEqual({ reason: 'sign-in-refused', serverSaid: null })
})

test.each([
  [450, 'RCPT TO', 'later'],
  [499, 'DATA', 'later'],
  [500, 'DATA', 'mail-refused'],
  [550, 'RCPT TO', 'address-refused'],
])('a server that answers %i to %s is quoted', (responseCode, command, reason) => {
  const error = smtp({ responseCode, command, response: `${responseCode} not  today\r\n` })
  expect(failureOf(error)).toEqual({ reason, serverSaid: `${responseCode} not today` })
})

test('a server’s reply is cut, without links and long words', () => {
  const said = (response?: string) => failureOf(smtp({ responseCode: 550, response })).serverSaid
  expect(said('see https://mail.example/let-in?key=1 or a0123456789012345678901234567890')).toBe('see … or …')
  expect(said('no one@mail.example')).toBe('no one@mail.example')
  expect(said('word '.repeat(100))).toHaveLength(200)
  expect([said(), said(' ')]).toEqual([null, null])
})
