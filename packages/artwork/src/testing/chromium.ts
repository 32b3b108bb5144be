import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The system's Chromium, headless. Throws with what to install when there is none. */
export async function launchChromium(): Promise<Browser> {
  const wanted = process.env.CHROMIUM_PATH
  const executablePath = [...(wanted ? [wanted] : []), ...PLACES].find(existsSync)
  if (!executablePath) {
    throw new Error(
      `This test compares with a real browser and found none in ${PLACES.join(', ')}. ` +
        'Install one (Debian: apt-get install -y chromium) or set CHROMIUM_PATH.',
    )
  }
  return chromium.launch({ executablePath, args: FLAGS })
}
