import { existsSync } from 'node:fs'
import { installDebian } from './debian.ts'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Returns a Chromium for tests: the one in `CHROMIUM`, an installed one, or Debian's, which root installs now.
 * Otherwise prints what to do.
 */
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
 * Returns Chromium without windows, for pages without 3D: it takes a fifth less processor time for them (and a fifth
 * more for WebGL). The full browser also works.
 */
export const findHeadlessShell = (): string | undefined =>
  [process.env.CHROMIUM_HEADLESS_SHELL, '/usr/bin/chromium-headless-shell'].find(
    path => path !== undefined && existsSync(path),
  )
