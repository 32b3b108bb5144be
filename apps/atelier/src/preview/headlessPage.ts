import { readFile } from 'node:fs/promises'
import type { Shot } from './viewer.ts'
import { bytesOf, openViewerPage } from './viewerPage.ts'

/** A headless browser that draws garments; close it when done. */
export interface HeadlessPage {
  /** One PNG for each view. */
  shoot(shot: Shot): Promise<Buffer[]>
  close(): Promise<void>
}

/** Opens the viewer on a folder of GLBs; a shot names them by their path in it. */
export async function openHeadlessPage(assets: string): Promise<HeadlessPage> {
  const page = await openViewerPage<Shot, string[]>({
    entry: new URL('viewer.ts', import.meta.url),
    fileAt: path =>
      path.endsWith('.glb')
        ? readFile(`${assets}${path}`).then(body => ({ body, contentType: 'model/gltf-binary' }))
        : undefined,
    onMessage: console.log,
  })
  return {
    close: page.close,
    shoot: async shot => (await page.render(shot)).map(bytesOf),
  }
}
