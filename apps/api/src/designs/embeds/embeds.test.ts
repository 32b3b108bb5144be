import { EMBED_FRAMES } from '@kitwright/contract'
import { TURN_FRAMES } from '@kitwright/portrait'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createDesigner, kit } from '../testing/designer.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const open = async (token: string, language: 'en' | 'kh' = 'en', host = 'localhost') =>
  shop.call('GET /api/embeds/{token}', { params: { token }, query: { language }, host })
const FOR_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

test('an embedded design shows only its kits, in both languages, to any origin', async () => {
  const designer = await createDesigner(shop)
  const { id } = await designer.design()
  const { token } = (await designer.share(id)).value
  const { value, raw } = await open(token)
  expect(value).toMatchObject({ state: 'shown', shop: 'Angkor Kits', revision: 1, frames: EMBED_FRAMES })
  expect(value.kits[0]).toMatchObject({ kit: 'home', name: 'Home' })
  expect((await open(token, 'kh')).value.texts.yours).not.toBe(value.texts.yours)
  expect(Object.keys(value).sort()).toEqual(['frames', 'kits', 'name', 'revision', 'shop', 'state', 'texts'])
  expect(raw.headers).toMatchObject(FOR_ALL)
  expect(raw.headers['set-cookie']).toBeUndefined()
  expect(EMBED_FRAMES).toBe(TURN_FRAMES)
})

test('an embedded design turns in frames of one size, until its link is closed', async () => {
  const designer = await createDesigner(shop)
  const { id } = await designer.design()
  await designer.change(id, { document: kit('#1d4ed8') }, '"1"')
  const { token } = (await designer.share(id)).value
  const frame = async (at: number | string) => shop.app.inject({ url: `/api/embeds/${token}/frames/${at}?v=2` })
  const [front, side] = [await frame(0), await frame(6)]
  expect(front.headers).toMatchObject({ ...FOR_ALL, 'content-type': 'image/webp' })
  expect(front.headers['set-cookie']).toBeUndefined()
  const heights = await Promise.all(
    [front, side].map(async each => {
      expect(await sharp(each.rawPayload).metadata()).toMatchObject({ width: 480, height: 600 })
      return (await sharp(each.rawPayload).trim({ threshold: 60 }).toBuffer({ resolveWithObject: true })).info.height
    }),
  )
  expect(Math.abs(heights[0]! - heights[1]!)).toBeLessThan(25)
  expect((await frame(EMBED_FRAMES)).statusCode).toBe(404)
  await designer.unshare(id)
  expect((await frame(0)).statusCode).toBe(404)
  expect((await open(token)).value).toMatchObject({ state: 'closed', name: '', kits: [] })
})

test('a design that is shared in one shop is not shown by another', async () => {
  const designer = await createDesigner(shop)
  const { id } = await designer.design()
  const { token } = (await designer.share(id)).value
  expect((await open(token, 'en', 'mekong.localhost')).value.state).toBe('closed')
})
