import { test as base } from '@playwright/test'
import type { Language } from '@kitwright/words'
import { loadWords } from '../walks/support/words.ts'
import { expectNothingHeard, inspect, listen, picture, settle, THEMES, wear } from './inspectPage.ts'
import { makeShop, type DemoShopIds } from './makeShop.ts'
import { DIALOGS } from './dialogs.ts'
import { ROUTES, type PageShot, type PageVisit } from './pageShots.ts'
import { SIZE_NAMES, welcome } from './visitors.ts'

const GROUPS = [...ROUTES, ...DIALOGS]

const test = base.extend<object, { made: DemoShopIds }>({
  made: [
    async ({ playwright }, use, info) => {
      const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL })
      await use(await makeShop(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Visits a page in the light theme, then switches to dark. Both are inspected and captured. */
async function visit(
  place: PageShot,
  at: PageVisit & { made: DemoShopIds },
  path: readonly [string, string],
): Promise<void> {
  const { page, made, isPhone } = at
  await page.goto(typeof place.path === 'string' ? place.path : place.path(made))
  await settle(page, place.isStage)
  await place.act?.(at)
  await settle(page)
  for (const theme of THEMES) {
    await wear(page, theme)
    const where = `${path.join('-')}-${theme} ${place.name}`
    await inspect(page, where, { isPhone, hasHeading: place.act === undefined, isRepainted: theme === 'dark' })
    await picture(page, [path[0], `${path[1]}-${theme}`, place.name], place.isStage || place.act !== undefined)
  }
  await wear(page, 'light')
}

for (const { name, who, places } of GROUPS) {
  for (const size of SIZE_NAMES) {
    for (const lang of ['en', 'kh'] satisfies Language[]) {
      test(`${name}, ${size}, ${lang}`, async ({ browser, request, made, baseURL }) => {
        const context = await welcome(browser, request, { who, lang, size, baseURL: baseURL! })
        const words = await loadWords(lang)
        const page = await context.newPage()
        const heard = listen(page)
        for (const place of places) {
          await test.step(place.name, async () => {
            await visit(place, { page, words, isPhone: size === 'phone', made }, [name, `${size}-${lang}`])
            expectNothingHeard(heard(), place)
          })
        }
        await context.close()
      })
    }
  }
}
