import { readFile } from 'node:fs/promises'
import { bytesOf, openViewerPage } from '../../preview/viewerPage.ts'
import type { HeadShot } from './viewer.ts'

const HEAD = new URL('../../../../../packages/library/assets/players/head.json', import.meta.url)

/** A headless browser that draws heads; close it when done. */
export interface HeadPage {
  /** Returns a PNG. */
  shoot(shot: HeadShot): Promise<Buffer>
  close(): Promise<void>
}

/** Opens the viewer of heads and reports its errors. */
export async function openHeadPage(tell: (line: string) => void): Promise<HeadPage> {
  const page = await openViewerPage<HeadShot, string>({
    entry: new URL('viewer.ts', import.meta.url),
    fileAt: path =>
      path === '/head.json' ? readFile(HEAD).then(body => ({ body, contentType: 'application/json' })) : undefined,
    onMessage: tell,
    keepsPage: true,
  })
  return {
    close: page.close,
    shoot: async shot => bytesOf(await page.render(shot)),
  }
}
