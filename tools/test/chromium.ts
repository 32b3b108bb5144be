import { existsSync } from 'node:fs'
import { installDebian } from './debian.ts'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium to test with: the one `CHROMIUM` names, an installed one, or Debian's, installed now by root. Says what to do else. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium() ?? (await installChromium())
  if (found === undefined)
    console.error('There is no Chromium. Install one (`apt-get install chromium`) or name it in CHROMIUM.')
  return found
}

function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...candidates].find(path => path !== undefined && existsSync(path))
}

async function installChromium(): Promise<string | undefined> {
  await installDebian(['chromium', 'chromium-headless-shell'])
  return findChromium()
}

/**
 * For pages where nothing is drawn in 3D: Chromium without its windows, which takes a fifth less of the processor for them (and a fifth
 * more for WebGL). The whole browser does as well.
 */
export const findHeadlessShell = (): string | undefined =>
  [process.env.CHROMIUM_HEADLESS_SHELL, '/usr/bin/chromium-headless-shell'].find(
    path => path !== undefined && existsSync(path),
  )
