import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Draft } from '../../database/types.ts'
import type { DraftTools } from '../page.ts'
import { openPage, ORIGIN, ready, type Stage } from './stage.ts'

declare const tools: DraftTools

export function testTabs(stage: Stage): void {
  describe('one draft in two tabs', () => {
    let other: Page
    const ORIGIN_PAGE = `${ORIGIN}/other`
    /** Stored by the first tab, then opened by both. */
    const open = () =>
      stage.page.evaluate(async () => {
        const draft = tools.drafts.newDraft('Kit', tools.document, 1)
        await tools.drafts.saveDraft(draft)
        return draft.id
      })
    const keep = (tab: Page, id: string, name: string) =>
      tab.evaluate(
        async ([wanted, called]) => {
          const { opened = (await tools.drafts.loadDraft(wanted))! } = globalThis as { opened?: Draft }
          return tools.drafts.keepDraft({ ...opened, name: called, updatedAt: Date.now() })
        },
        [id, name] as const,
      )
    const openIn = (tab: Page, id: string) =>
      tab.evaluate(async wanted => {
        Object.assign(globalThis, { opened: await tools.drafts.loadDraft(wanted), heard: [] })
        tools.drafts.watchDrafts(news => (globalThis as unknown as { heard: unknown[] }).heard.push(news.id))
      }, id)
    const nameOf = (id: string) => stage.page.evaluate(async wanted => (await tools.drafts.loadDraft(wanted))?.name, id)

    beforeEach(async () => {
      other = await openPage(stage.page.context(), stage.script, ORIGIN_PAGE)
    })

    it('is not written over by the tab that has the older one, which is told', async () => {
      const id = await open()
      await openIn(stage.page, id)
      await openIn(other, id)
      expect(await keep(stage.page, id, 'First')).toMatchObject({ ok: true })
      expect(await keep(stage.page, id, 'First again')).toMatchObject({ ok: true })
      await other.waitForFunction(() => (globalThis as unknown as { heard: unknown[] }).heard.length > 0)
      expect(await keep(other, id, 'Second')).toEqual({ ok: false, reason: 'newer' })
      expect(await nameOf(id)).toBe('First again')
    })

    it('may be taken over; then the first tab is the older one', async () => {
      const id = await open()
      await openIn(stage.page, id)
      await openIn(other, id)
      await keep(stage.page, id, 'First')
      await openIn(other, id)
      expect(await keep(other, id, 'Second')).toMatchObject({ ok: true })
      expect(await keep(stage.page, id, 'Third')).toEqual({ ok: false, reason: 'newer' })
      expect(await nameOf(id)).toBe('Second')
    })

    it('is no quarrel while both say the same', async () => {
      const id = await open()
      await openIn(stage.page, id)
      await openIn(other, id)
      await keep(stage.page, id, 'Same')
      expect(await keep(other, id, 'Same')).toMatchObject({ ok: true })
      expect(await keep(stage.page, id, 'On')).toMatchObject({ ok: true })
    })

    it('keeps what each tab leaves when the browser is closed, with another draft in the second', async () => {
      for (const [tab, name] of [
        [stage.page, 'First'],
        [other, 'Second'],
      ] as const)
        await tab.evaluate(called => tools.drafts.keepPending(tools.drafts.newDraft(called, tools.document)), name)
      await stage.page.reload()
      await ready(stage.page)
      const names = await stage.page.evaluate(async () => (await tools.drafts.listDrafts()).map(({ name }) => name))
      expect(names.toSorted()).toEqual(['First', 'Second'])
    })

    it('keeps what an older tab left when it was closed, as a copy', async () => {
      const id = await open()
      await openIn(stage.page, id)
      await openIn(other, id)
      await keep(stage.page, id, 'Newer')
      await other.evaluate(() => {
        const { opened } = globalThis as unknown as { opened: Draft }
        tools.drafts.keepPending({ ...opened, name: 'Older', updatedAt: Date.now() + 1000 })
      })
      await stage.page.reload()
      await ready(stage.page)
      const names = await stage.page.evaluate(async () => (await tools.drafts.listDrafts()).map(({ name }) => name))
      expect(names.toSorted()).toEqual(['Newer', 'Older (2)'])
    })
  })
}
