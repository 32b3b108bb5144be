import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { listKnownFiles } from './index.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await createTestShop()
  token = (await shop.signUp()).access_token
})
afterAll(async () => shop.close())

const BOUNDARY = 'a-boundary-of-the-tests'

/** Builds a multipart form as a browser sends it. */
function form(bytes: Uint8Array | string, { name = 'file', fileName = 'logo.png', mime = 'image/png' } = {}): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: ${mime}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(bytes as Uint8Array), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

async function send(payload: Buffer, headers: Record<string, string> = { authorization: `Bearer ${token}` }) {
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const raw = await shop.app.inject({
    method: 'POST',
    url: '/api/files',
    payload,
    headers: { host: 'localhost', ...type, ...headers },
  })
  return { status: raw.statusCode, body: raw.json() }
}
const upload = async (bytes: Uint8Array | string) => send(form(bytes))
const refusal = async (bytes: Uint8Array | string) => {
  const { status, body } = await upload(bytes)
  return [status, body.error?.id]
}
const fetchFile = async (id: string, host = 'localhost') => shop.call('GET /api/files/{id}', { params: { id }, host })

const picture = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })

/** Builds a PNG that declares a size and has no pixels, like a decompression bomb. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

describe('pictures', () => {
  test('of each raster kind are kept, encoded anew and served as themselves', async () => {
    for (const [mime, bytes] of [
      ['image/png', await picture().png().toBuffer()],
      ['image/jpeg', await picture().jpeg().toBuffer()],
      ['image/webp', await picture().webp().toBuffer()],
    ] as const) {
      const { status, body } = await upload(bytes)
      expect(status).toBe(201)
      expect(body).toMatchObject({ mime, widthPx: 30, heightPx: 20, url: `/api/files/${body.id}` })
      const { raw } = await fetchFile(body.id)
      expect(raw.headers).toMatchObject({
        'content-type': mime,
        'x-content-type-options': 'nosniff',
        'content-security-policy':
          "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(raw.rawPayload.length).toBe(body.bytes)
    }
  })

  test('lose what hides in them, and stand upright', async () => {
    const camera = picture()
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'at home' } })
    const { body } = await upload(await camera.toBuffer())
    expect(body).toMatchObject({ widthPx: 20, heightPx: 30 })
    const { raw } = await fetchFile(body.id)
    expect((await sharp(raw.rawPayload).metadata()).exif).toBeUndefined()
    const tail = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const kept = await fetchFile((await upload(tail)).body.id)
    expect(kept.raw.rawPayload.includes('script')).toBe(false)
  })

  test('are known by their content, not by their name', async () => {
    const { body } = await send(
      form(await picture().webp().toBuffer(), { fileName: '../../evil.exe', mime: 'text/html' }),
    )
    expect(body).toMatchObject({ mime: 'image/webp' })
    for (const other of [
      'plain text',
      '<html><script>1</script></html>',
      'GIF89a\x01\x00\x01\x00',
      '%PDF-1.7',
      'MZ\x90',
      '',
    ]) {
      expect([other, ...(await refusal(other))]).toEqual([other, 415, 'file-type-unsupported'])
    }
  })

  test('of a billion pixels are refused unread', async () => {
    const bomb = pngOfSize(30_000, 30_000)
    expect(bomb.length).toBeLessThan(200)
    expect(await refusal(bomb)).toEqual([422, 'image-too-large'])
    expect(await refusal(pngOfSize(8_000, 5_001))).toEqual([422, 'image-too-large'])
  })

  test('that are damaged are refused', async () => {
    const good = await picture(400, 400).jpeg().toBuffer()
    expect(await refusal(good.subarray(0, good.length / 2))).toEqual([422, 'image-unreadable'])
    expect(await refusal(pngOfSize(100, 100))).toEqual([422, 'image-unreadable'])
  })

  test('over 10 MB are refused', async () => {
    expect(await refusal(Buffer.alloc(11 * 1024 * 1024, 1))).toEqual([413, 'file-too-large'])
  })
})

describe('an SVG is rebuilt from what is allowed', () => {
  const clean = async (svg: string | Uint8Array) => {
    const { status, body } = await upload(svg)
    if (status !== 201) return { status, text: '', body }
    const { raw } = await fetchFile(body.id)
    expect(raw.headers['content-type']).toBe('image/svg+xml')
    return { status, text: raw.rawPayload.toString(), body }
  }

  test('shapes and gradients stay', async () => {
    const { text, body } = await clean(`<?xml version="1.0"?><!DOCTYPE svg>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60">
        <defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>
        <path d="M0 0h10v10z" fill="url(#g)" transform="rotate(3)"/><desc>កម្ពុជា</desc></svg>`)
    expect(body).toMatchObject({ mime: 'image/svg+xml', widthPx: 120, heightPx: 60 })
    expect(text).toContain('<stop offset="0" stop-color="#f00"/>')
    for (const part of ['<linearGradient id="a1">', 'fill="url(#a1)"', 'd="M0 0h10v10z"', 'កម្ពុជា', 'width="120"']) {
      expect(text).toContain(part)
    }
    expect((await sharp(Buffer.from(text)).metadata()).width).toBe(120)
  })

  test('whatever runs or is seen by nobody goes', async () => {
    const { text } =
      await clean(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10mm"
      height="20" onload="alert(1)"><script>alert(2)</script><style>a:hover{fill:url(https://evil.example)}</style>
      <a href="javascript:alert(3)"><rect width="5" height="5" onclick="alert(4)" style="behavior:url(https://evil.example)"/></a>
      <g display="none"><image href="https://evil.example/track.png"/><foreignObject><iframe src="https://evil.example"/></foreignObject></g>
      <rect fill="red" width="6" height="6"><set attributeName="onload" to="alert(6)" begin="click"/></rect>
      <filter id="f"><feImage href="https://evil.example"/></filter><metadata>secret</metadata></svg>`)
    expect(text).toContain('<rect')
    for (const bad of [
      'script',
      'alert',
      'evil',
      'style',
      'href=',
      'onload',
      'onclick',
      'foreign',
      'image',
      'secret',
      '<set',
    ])
      expect(text, bad).not.toContain(bad)
  })

  test.each([
    [
      'svg-foreign-object',
      '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">Angkor</p></foreignObject>',
    ],
    ['svg-animated', '<rect width="9" height="9"><animate attributeName="x" to="50" dur="1s"/></rect>'],
    ['svg-animated', '<style>@keyframes k{to{opacity:0}}rect{animation:k 1s}</style><rect width="9" height="9"/>'],
    ['svg-script', '<script>document.createElementNS("http://www.w3.org/2000/svg", "rect")</script>'],
    ['svg-script', '<script href="https://evil.example/a.js"/>'],
    ['svg-external', '<image width="9" height="9" href="https://evil.example/track.png"/>'],
    ['svg-external', '<use href="https://evil.example/x.svg#a"/>'],
    ['svg-external', '<rect fill="url(https://evil.example/#p)" width="6" height="6"/>'],
    ['svg-external', `<rect mask="url( 'https://evil.example/#m')" width="6" height="6"/>`],
    ['svg-external', '<rect style="fill:url(\\68ttps://evil.example)" width="6" height="6"/>'],
    [
      'svg-external',
      '<linearGradient id="g" href="https://evil.example/#g"/><rect fill="url(#g)" width="9" height="9"/>',
    ],
    ['svg-external', '<style>@import url(https://evil.example/a.css)</style>'],
    [
      'svg-font',
      '<style>@font-face{font-family:Own;src:url(data:font/woff2;base64,AA)}</style><text font-family="Own">Angkor</text>',
    ],
    ['svg-text', '<text font-family="Noto Sans Khmer">ក្លឹប</text>'],
    [
      'svg-text',
      `<image width="9" height="9" href="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><text>FC</text></svg>')}"/>`,
    ],
    ['svg-empty', '<g display="none"><rect width="9" height="9"/></g>'],
    [
      'svg-too-complex',
      `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${'<g filter="url(#f)">'.repeat(40)}<rect width="9" height="9"/>${'</g>'.repeat(40)}`,
    ],
    ['image-unreadable', '<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>'],
    ['image-unreadable', '<image width="9" height="9" href="data:text/html,%3Cscript%3E"/>'],
  ])('what is seen and cannot be kept is refused with the reason: %s', async (id, content) => {
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${content}</svg>`
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
    expect(await refusal(id === 'svg-empty' ? alone : whole)).toEqual([422, id])
  })

  test('a picture within is decoded and encoded again, as one by itself', async () => {
    const hidden = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const inner = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>`
    const { text } = await clean(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
      <image width="9" height="9" href="data:image/jpeg;base64,${hidden.toString('base64')}"/>
      <image width="9" height="9" href="data:image/svg+xml,${encodeURIComponent(inner)}"/></svg>`)
    const [first = '', second = ''] = [...text.matchAll(/base64,([^"]+)/g)].map(([, data]) =>
      Buffer.from(data ?? '', 'base64').toString('latin1'),
    )
    expect([first.startsWith('\x89PNG'), first.includes('script')]).toEqual([true, false])
    expect([second.includes('M0 0h9v9z'), second.includes('script')]).toEqual([true, false])
    const bomb = pngOfSize(30_000, 30_000).toString('base64')
    expect(
      await refusal(
        `<svg xmlns="http://www.w3.org/2000/svg"><image width="9" height="9" href="data:image/png;base64,${bomb}"/></svg>`,
      ),
    ).toEqual([422, 'image-too-large'])
  })

  test.each([
    ['UTF-16 with its mark, as Windows saves it', 'UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, the other way round', 'UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', 'UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['Latin 1, as old programs say', 'iso-8859-1', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-8, though it says otherwise', 'UTF-16', (text: string) => Buffer.from(text)],
  ])('%s: its letters stay', async (_, encoding, write) => {
    const { text } = await clean(
      write(`<?xml version="1.0" encoding="${encoding}"?>
      <!-- é --><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>Café FC</desc><path d="M0 0h9v9z"/></svg>`),
    )
    expect(text).toContain('<desc>Café FC</desc>')
  })

  test.each([
    [
      'letters that are not what it says',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>Café</text></svg>', 'latin1'),
    ],
    [
      'an encoding that nobody knows',
      '<?xml version="1.0" encoding="of-our-own"?><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9"/></svg>',
    ],
  ])('%s: refused', async (_, bytes) => expect((await refusal(bytes))[1]).toBe('image-unreadable'))

  test('entities are not opened, and broken XML is refused', async () => {
    const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
      <svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"><text>&b;&x;</text><rect width="1" height="1"/></svg>`
    expect(await refusal(laughs)).toEqual([422, 'image-unreadable'])
    expect(await refusal('<svg xmlns="http://www.w3.org/2000/svg"><rect')).toEqual([422, 'image-unreadable'])
    expect(await refusal('<svg xmlns="http://www.w3.org/2000/svg"></svg>')).toEqual([422, 'svg-empty'])
  })
})

describe('an SVG that is made to keep the shop busy is answered all the same', () => {
  const MB = 1_000_000
  const svg = (content: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ${attributes}>${content}<path d="M0 0h1"/></svg>`
  const style = (sheet: string) => svg(`<style>${sheet}</style>`)

  test.each([
    ['a beginning that never ends', '<!DOCTYPE'.repeat(900), 415],
    ['a beginning of comments', '<!---->'.repeat(1100), 415],
    // Up to half a megabyte of style sheets is read; more is refused without reading.
    ['comments that do not end', style('/*'.repeat(0.24 * MB)), 201],
    ['more comments than are read', style('/*'.repeat(0.9 * MB)), 422],
    ['a rule that does not begin', style('a'.repeat(0.49 * MB)), 201],
    ['a longer rule than is read', style('a'.repeat(1.9 * MB)), 422],
    ['a rule for the same class again and again', style(`${'.a,'.repeat(0.16 * MB)}.a{fill:red}`), 201],
    ['style sheets without end', svg(`<style>.a{fill:red}</style>`.repeat(60_000)), 422],
    ['a declaration of blanks', svg('', `style="fill:${' '.repeat(1.9 * MB)}x"`), 201],
    ['a width of blanks', svg('').replace('"9"', `"9${' '.repeat(1.9 * MB)}!"`), 201],
    [
      'classes that say much',
      svg(`<style>.a{fill:${'a'.repeat(0.49 * MB)}}</style>${'<g class="a"/>'.repeat(40_000)}`),
      201,
    ],
    [
      'more when written out than a picture is',
      svg(`<style>.a{fill:${'a'.repeat(900)}}</style>${'<g class="a"/>'.repeat(40_000)}`),
      422,
    ],
  ])('%s', async (_, text, status) => {
    expect((await upload(text)).status).toBe(status)
  })
})

test('a picture that moves is kept as its first', async () => {
  const frame = async (red: number) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer()
  const moving = await sharp([await frame(255), await frame(0)], { join: { animated: true } })
    .webp({ lossless: true, loop: 0, delay: [50, 50] })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const { status, body } = await upload(moving)
  const kept = (await fetchFile(body.id)).raw.rawPayload
  const { dominant } = await sharp(kept).stats()
  expect([status, body.heightPx, (await sharp(kept).metadata()).pages ?? 1]).toEqual([201, 8, 1])
  expect(dominant.r).toBeGreaterThan(200)
})

test('an upload needs a person, a form, and its field', async () => {
  const bytes = await picture().png().toBuffer()
  expect((await send(form(bytes), {})).body.error.id).toBe('unauthenticated')
  expect((await send(form(bytes, { name: 'other' }))).body.error.fields).toEqual([{ path: 'file', id: 'required' }])
  const plain = await shop.call('POST /api/files', { token, body: { file: 'x' } as never })
  expect(plain.error?.fields).toEqual([{ path: 'file', id: 'required' }])
})

test('a file belongs to its shop', async () => {
  const { body } = await upload(await picture().png().toBuffer())
  expect((await fetchFile(body.id)).status).toBe(200)
  expect((await fetchFile(body.id, 'mekong.localhost')).status).toBe(404)
  expect((await fetchFile('11111111-1111-4111-8111-111111111111')).status).toBe(404)
  expect((await fetchFile('..%2F..%2Fetc%2Fpasswd')).status).toBe(404)
  const knownIn = async (slug: 'angkor' | 'mekong') =>
    shop.database.withTenant(await shop.tenantId(slug), async trx => listKnownFiles(trx, [body.id]))
  expect(await knownIn('angkor')).toEqual([body.id])
  expect(await knownIn('mekong')).toEqual([])
})

test('a browser that has the picture is not sent it again', async () => {
  const { body } = await upload(await picture().png().toBuffer())
  const { raw } = await fetchFile(body.id)
  const again = await shop.call('GET /api/files/{id}', {
    params: { id: body.id },
    headers: { 'if-none-match': String(raw.headers.etag) },
  })
  expect([again.status, again.raw.rawPayload.length]).toEqual([304, 0])
})
