import { afterAll, beforeAll, beforeEach } from 'vitest'
import { testDrawings } from '../testing/browser/drawings.ts'
import { testFullBrowser } from '../testing/browser/full.ts'
import { testKeeping } from '../testing/browser/testKeeping.ts'
import { testLeaving } from '../testing/browser/testLeaving.ts'
import { testLostAnswers } from '../testing/browser/lostAnswers.ts'
import { testOwners } from '../testing/browser/owners.ts'
import { testSaving } from '../testing/browser/testSaving.ts'
import { openPage, openStage, type Stage } from '../testing/browser/stage.ts'
import { testTabs } from '../testing/browser/tabs.ts'

// All subjects share one bundle and one browser: creating them takes longer than the tests.
const stage = {} as Stage

beforeAll(async () => void Object.assign(stage, await openStage()))
afterAll(() => stage.browser?.close())

beforeEach(async () => {
  const context = await stage.browser.newContext()
  stage.page = await openPage(context, stage.script)
  return () => context.close()
})

testKeeping(stage)
testFullBrowser(stage)
testOwners(stage)
testLeaving(stage)
testTabs(stage)
testSaving(stage)
testLostAnswers(stage)
testDrawings(stage)
