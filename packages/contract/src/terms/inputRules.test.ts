import { describe, expect, it, test } from 'vitest'
import { isCutName, isEmail, isPhone } from './inputRules.ts'
import * as schemas from '../schemas/index.ts'

test('a new password is prepared by OpaqueString: one form, no control characters', () => {
  const read = (text: string) => schemas.password.safeParse(text)
  expect(read('Łódź\u00a0pạss'.normalize('NFD')).data).toBe('Łódź pạss'.normalize('NFC'))
  for (const refused of ['tab\tinside', 'line\nbreak', 'private\ue000use', 'un\u0378assigned', '\u200b'.repeat(9)])
    expect(read(refused).success, JSON.stringify(refused)).toBe(false)
})

describe('a phone number', () => {
  it.each(['012 345 678', '+855 12 345 678', '០១២ ៣៤៥ ៦៧៨', '(012) 345-678'])('may be %s', text => {
    expect(isPhone(text)).toBe(true)
  })
  it('is one exactly where the API takes it', () => {
    const odd = [
      '99999999999',
      '+1 555 123 4567',
      '0012025550123',
      '855 12 345 678',
      '+855012345678',
      '1234567',
      '+0123456789',
      '២៣',
    ]
    const isTaken = (phone: string) =>
      schemas.changeDetailsBody.safeParse({ firstName: 'Sok', lastName: 'Dara', phone }).success
    expect(odd.filter(isPhone)).toEqual(odd.filter(isTaken))
  })
  it.each([
    ['', ''],
    [' 012 345 678 ', '+85512345678'],
    ['០១២ ៣៤៥ ៦៧៨', '+85512345678'],
    ['+1 555 123 4567', '+15551234567'],
  ])('is kept as any telephone can dial it: “%s”', (phone, kept) => {
    const person = { firstName: 'Sok', lastName: 'Dara', phone }
    expect(schemas.changeDetailsBody.parse(person).phone).toBe(kept)
  })
  it.each(['', '123', 'call me', '012 345 678 x', '+855+12345678'])('may not be %j', text => {
    expect(isPhone(text)).toBe(false)
  })
})

describe('an e-mail address', () => {
  it.each(['sok@xn--j1ail.xn--p1ai', 'Sok@Club.XN--90AIS', '\u202asok@club.com\u202c', 'sok@club.com\ufeff'])(
    'may be %j',
    text => {
      expect(isEmail(text)).toBe(true)
      expect(schemas.email.parse(text)).toBe(text.replaceAll(/\p{Cf}/gu, '').toLowerCase())
      expect(schemas.contact.safeParse(text).success).toBe(true)
    },
  )
  it.each(['sok@club.xn--', 'sok@club.x1', 'sok@xn--p1ai', 'sok@club.xn--a-'])('may not be %j', text => {
    expect(isEmail(text)).toBe(false)
  })
  it('needs a name and a domain', () => {
    expect(['a@b.co', ' dara@club.com.kh '].map(isEmail)).toEqual([true, true])
    expect(['', 'a', 'a@b', '@b.co', 'a b@c.de'].map(isEmail)).toEqual([false, false, false, false, false])
  })
  it('is one exactly where the API takes it', () => {
    const odd = [
      'ខ្ញុំ@example.com',
      'a@ខ្មែរ.com',
      'a..b@c.de',
      '.a@c.de',
      'a.@c.de',
      "o'neil+kit@c-d.e-f.de",
      'a@b.c1',
      '🙂@c.de',
      '<a@c.de>',
      'a@-c.de',
      'A_B@C.DE',
      'a@[127.0.0.1]',
      'a!b@c.de',
      '"a"@c.de',
      'a@c.d',
    ]
    expect(odd.filter(isEmail)).toEqual(odd.filter(text => schemas.forgotBody.safeParse({ email: text }).success))
    expect(odd.filter(isEmail)).toEqual(["o'neil+kit@c-d.e-f.de", 'A_B@C.DE'])
  })
})

describe('what a cutter knows its line by', () => {
  it.each(['CutContour', ' Thru-cut 2 ', '9', 'x'.repeat(40)])('may be “%s”', name =>
    expect(isCutName(name)).toBe(true),
  )
  it.each(['', ' ', '-cut', 'កាត់', 'cut/line', 'x'.repeat(41)])('may not be “%s”', name =>
    expect(isCutName(name)).toBe(false),
  )
})
