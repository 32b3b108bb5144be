import { describe, expect, it } from 'vitest'
import { isRoomLink, roomLink, parsePlayerLink, playerLink } from './playerLink.ts'

const LINK = 'https://shop.example/design/preview/abc'
const read = (link: string) => parsePlayerLink(new URL(link).hash)

describe('a shared link that shows one player', () => {
  it.each([
    { name: 'ចាន់ សុភា', number: 7 },
    { name: 'D’Arc & Sons #1', number: null },
    { name: '', number: 0 },
    { name: 'Vichea', number: 1, version: 'goalkeeper' as const },
  ])('shows $name, $number and leads to the same design', worn => {
    const link = playerLink(LINK, worn)
    expect(read(link)).toEqual(worn)
    expect(link.split('#')[0]).toBe(LINK)
  })
  it.each(['', '#', '#name=', '#number=150000&name=%20', '#squad=all'])('shows the design as it is for “%s”', hash => {
    expect(parsePlayerLink(hash)).toBeNull()
  })
  it('shows no more than a shirt holds, whoever wrote it', () => {
    expect(parsePlayerLink(`#name=${'ស្ត្រី'.repeat(50)}%00&number=-1`)).toEqual({ name: 'ស្ត្រី'.repeat(6), number: null })
  })
})

describe('a link that is read off a desk by a phone', () => {
  it('leads to the same design, ready for the room, and names no player', () => {
    const { origin, pathname, hash } = new URL(roomLink(LINK))
    expect([origin + pathname, isRoomLink(hash), parsePlayerLink(hash)]).toEqual([LINK, true, null])
    expect(isRoomLink(new URL(playerLink(LINK, { name: 'Dara', number: 7 })).hash)).toBe(false)
  })
})
