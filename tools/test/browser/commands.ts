import { pathToFileURL } from 'node:url'
import type { BrowserCommand } from 'vitest/node'

/** Runs code that needs Node: calls the default export of a module, whose path is relative to the test file. */
export const inNode: BrowserCommand<[path: string, ...rest: unknown[]]> = async ({ testPath }, path, ...rest) => {
  const { href } = new URL(path, pathToFileURL(testPath!))
  const { default: answer } = (await import(href)) as { default: (...rest: unknown[]) => unknown }
  return answer(...rest)
}

/** Makes such an address missing for a page. */
export const withhold: BrowserCommand<[address: string]> = async ({ context }, address) =>
  void (await context.route(address, async route => route.fulfill({ status: 404 })))

/** Turns the wheel over a point of the test's page; `userEvent` supports only the middle of an element. */
export const wheelAt: BrowserCommand<[x: number, y: number, deltaY: number]> = async (
  { page, frame },
  ...[x, y, deltaY]
) => {
  const element = await (await frame()).frameElement()
  const shown = (await element.boundingBox())!
  await page.mouse.move(shown.x + x, shown.y + y)
  await page.mouse.wheel(0, deltaY)
}
