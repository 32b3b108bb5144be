import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPages } from '../pages/openPages.ts'
import { packagedDesign } from './design.ts'
import type { Shot } from './page/main.ts'

/**
 * `node tools/pictures/run.ts`: renders the shop's own pictures of garments with the studio's stage, from the current
 * garments.
 */
const OUT = fileURLToPath(new URL('../../apps/web/public/pictures', import.meta.url))
const SHOTS: Readonly<Record<string, Shot>> = {
  'hero.webp': { view: 'front', turnDeg: 22, widthPx: 900, heightPx: 1000 },
  'SOCCER_KIT.webp': { view: 'front', turnDeg: -18, widthPx: 560, heightPx: 620 },
}

const pages = await openPages(fileURLToPath(new URL('.', import.meta.url)), ['page'])
try {
  await mkdir(OUT, { recursive: true })
  const { page, close } = await pages.open('page')
  for (const [name, shot] of Object.entries(SHOTS)) {
    const address = await page.evaluate(([design, how]) => window.shoot(design, how), [packagedDesign(), shot] as const)
    const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    await writeFile(join(OUT, name), bytes)
    console.log(`${name}  ${Math.round(bytes.length / 1024)} kB`)
  }
  await close()
} finally {
  await pages.close()
}
