import { expect, describe, it } from 'vitest'
import type { DraftTools } from '../page.ts'
import { openPage, type Stage } from './stage.ts'

declare const tools: DraftTools

/** Returns everything in this browser's storage as an outsider reads it. Tombstones have no content. */
const allThatIsKept = async (): Promise<string> => {
  const opening = indexedDB.open('kitwright')
  await new Promise(done => opening.addEventListener('success', done))
  const database = opening.result
  const stores = ['drafts', 'images'] as const
  const kept = await Promise.all(
    stores.map(
      store =>
        new Promise<unknown[]>(resolve => {
          const all = database.transaction(store).objectStore(store).getAll()
          all.addEventListener('success', () => resolve(all.result))
        }),
    ),
  )
  return JSON.stringify([
    kept,
    Object.fromEntries(Object.entries(localStorage)),
    Object.fromEntries(Object.entries(sessionStorage)),
  ])
}

export function testLeaving(stage: Stage): void {
  describe('who signs out', () => {
    it('leaves nothing: drafts, players, pictures, address and telephone; another’s waits on', async () => {
      await stage.page.evaluate(async () => {
        const { provideAccount, clearDevice, keepPending, newDraft, saveDraft } = tools.drafts
        provideAccount(() => 'sophea')
        await saveDraft(await tools.draftWithPicture('of sophea'))
        provideAccount(() => 'dara')
        const draft = { ...(await tools.draftWithPicture('SECRET')), players: [tools.playerOf('SECRET')] }
        await saveDraft(draft)
        keepPending({ ...newDraft('SECRET', tools.document) })
        localStorage.setItem(
          `kitwright.checkout.${draft.id}`,
          JSON.stringify({ form: { phone: 'SECRET' }, owner: 'dara' }),
        )
        localStorage.setItem('kitwright.checkout.theirs', JSON.stringify({ form: {}, owner: 'sophea' }))
        localStorage.setItem('lang', 'kh')
        sessionStorage.setItem('kitwright.quick', 'SECRET')
        await clearDevice()
        // Simulates a page that was still writing.
        await tools.drafts.keepDraft({ ...draft, name: 'SECRET' })
        keepPending({ ...draft, name: 'SECRET' })
      })
      const kept = await stage.page.evaluate(allThatIsKept)
      expect(kept).not.toContain('SECRET')
      expect(kept).toContain('kitwright.checkout.theirs')
      expect(JSON.parse(kept)).toMatchObject([[[{ owner: 'sophea' }], [{}]], { lang: 'kh' }, {}])
    })

    it('takes it out of every tab: what another page writes last does not come back, but for who fetches it anew', async () => {
      const other = await openPage(stage.page.context(), stage.script)
      const id = await other.evaluate(async () => {
        tools.drafts.provideAccount(() => 'dara')
        const draft = tools.drafts.newDraft('Kit', tools.document)
        await tools.drafts.keepDraft(draft)
        Object.assign(globalThis, { draft })
        return draft.id
      })
      await stage.page.evaluate(async () => {
        tools.drafts.provideAccount(() => 'dara')
        await tools.drafts.clearDevice()
      })
      const seen = await other.evaluate(async () => {
        const { draft } = globalThis as unknown as { draft: Parameters<typeof tools.drafts.keepDraft>[0] }
        tools.drafts.keepPending({ ...draft, name: 'Late' })
        await tools.drafts.keepDraft({ ...draft, name: 'Late' })
        const late = (await tools.drafts.listDrafts()).length
        await tools.drafts.saveDraft(draft)
        return [late, (await tools.drafts.loadDraft(draft.id))?.id]
      })
      expect(seen).toEqual([0, id])
    })

    it('has their work saved: the design, and its players as a squad', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { provideAccount, saveDraft, saveWork, unsavedWork } = tools.drafts
        provideAccount(() => 'dara')
        const { client, calls } = tools.createServer()
        await saveDraft({ ...tools.drafts.newDraft('Kit', tools.document), players: [tools.playerOf('Sok')] })
        const error = await saveWork(await unsavedWork(), client)
        return [error, calls, (await unsavedWork()).length]
      })
      expect(seen).toEqual([null, ['POST /api/designs', 'POST /api/squads'], 0])
    })
  })

  describe('a save that waits', () => {
    it('goes for its owner when nobody has the studio open, and once', async () => {
      const seen = await stage.page.evaluate(async () => {
        const { provideAccount, newDraft, saveDraft, sendQueued } = tools.drafts
        const { client, calls } = tools.createServer()
        const draft = { ...newDraft('Kit', tools.document), owner: 'dara', isQueued: true }
        await saveDraft(draft)
        await saveDraft({ ...newDraft('Unsaved', tools.document), owner: 'dara' })
        provideAccount(() => 'sophea')
        await sendQueued(client)
        provideAccount(() => 'dara')
        await sendQueued(client)
        await sendQueued(client)
        return calls
      })
      expect(seen).toEqual(['POST /api/designs'])
    })
  })
}
