import { existsSync } from 'node:fs'
import { installDebian } from './debian.ts'

const DEBIANS = '/usr/bin/chromium'
const candidates = [DEBIANS, '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Returns a Chromium for tests: the one in `CHROMIUM`, an installed one, or Debian's, which root installs now, also
 * where only its headless shell is missing. Otherwise prints what to do.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (findChromium() === undefined) await installDebian(['chromium'])
  // It fits only Debian's Chromium.
  if (findChromium() === DEBIANS && findHeadlessShell() === undefined) await installDebian(['chromium-headless-shell'])
  const found = findChromium()
  if (found === undefined)
    console.error('There is no Chromium. Install one (`apt-get install chromium`) or name it in CHROMIUM.')
  return found
}

function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...candidates].find(path => path !== undefined && existsSync(path))
}

/**
 * Returns Chromium without windows, for pages without 3D: it takes a fifth less processor time for them (and a fifth
 * more for WebGL). The full browser also works.
 */
export const findHeadlessShell = (): string | undefined =>
  [process.env.CHROMIUM_HEADLESS_SHELL, '/usr/bin/chromium-headless-shell'].find(
    path => path !== undefined && existsSync(path),
  )
