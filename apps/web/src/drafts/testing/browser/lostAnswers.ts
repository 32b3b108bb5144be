import { describe, expect, it, onTestFinished } from 'vitest'
import type { DraftTools } from '../page.ts'
import { openStallingServer } from '../stallingServer.ts'
import { ready, type Stage } from './stage.ts'

declare const tools: DraftTools

export function testLostAnswers(stage: Stage): void {
  describe('a save to the server', () => {
    it('whose first answer was lost sends what changed since', async () => {
      const outcome = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, ensureSaved, loadDraft } = tools.drafts
        const server = tools.createServer()
        const draft = newDraft('Kit', tools.document)
        await saveDraft(draft)
        await ensureSaved(draft.id, server.client)
        const { serverEtag: _, savedRevision: __, ...unaware } = (await loadDraft(draft.id))!
        const again = await ensureSaved(draft.id, server.client, { ...unaware, name: 'Kit, later' })
        return { again: again.ok && again.revision, name: server.designs.get(draft.id)!.name }
      })
      expect(outcome).toEqual({ again: 2, name: 'Kit, later' })
    })

    it('whose answer was lost goes on from what had arrived, and quarrels only with others', async () => {
      const outcome = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, ensureSaved, loadDraft } = tools.drafts
        const server = tools.createServer()
        const draft = newDraft('Kit', tools.document)
        await saveDraft(draft)
        await ensureSaved(draft.id, server.client)
        const saveAs = async (name: string) => {
          await saveDraft({ ...(await loadDraft(draft.id))!, name })
          return ensureSaved(draft.id, server.client)
        }
        server.wire.losesAnswers = true
        const lost = [await saveAs('Lost'), await saveAs('Lost again')].map(each => each.ok || each.error.id)
        server.wire.losesAnswers = false
        const later = await saveAs('Later')
        server.wire.losesAnswers = true
        await saveAs('The same')
        server.wire.losesAnswers = false
        const same = await ensureSaved(draft.id, server.client)
        server.designs.set(draft.id, { ...server.designs.get(draft.id)!, name: 'Theirs', revision: 9 })
        const theirs = await saveAs('Mine')
        return { lost, later, same, theirs, name: server.designs.get(draft.id)!.name }
      })
      expect(outcome.lost).toEqual(['network', 'network'])
      expect(outcome.later).toMatchObject({ ok: true, revision: 3 })
      expect(outcome.same).toMatchObject({ ok: true, revision: 4, server: { serverEtag: '"4"' } })
      expect(outcome.theirs).toMatchObject({ ok: false, error: { id: 'stale-version' } })
      expect(outcome.name).toBe('Theirs')
    })

    it('twice at once quarrels with nobody: the second goes on from the first', async () => {
      const outcome = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, ensureSaved, loadDraft } = tools.drafts
        const server = tools.createServer()
        const draft = newDraft('Kit', tools.document)
        await saveDraft(draft)
        await ensureSaved(draft.id, server.client)
        const open = (await loadDraft(draft.id))!
        const both = ['One', 'Two'].map(name => ensureSaved(draft.id, server.client, { ...open, name }))
        const saved = (await Promise.all(both)).map(each => (each.ok ? each.revision : each.error.id))
        return [...saved, server.designs.get(draft.id)!.name]
      })
      expect(outcome).toEqual([2, 3, 'Two'])
    })

    it('under a new id, whose answer was lost, is there once', async () => {
      const outcome = await stage.page.evaluate(async () => {
        const { newDraft, saveDraft, ensureSaved, loadDraft } = tools.drafts
        const server = tools.createServer()
        const draft = newDraft('Kit', tools.document)
        await saveDraft(draft)
        server.taken.add(draft.id)
        server.wire.losesAnswers = true
        const lost = await ensureSaved(draft.id, server.client)
        server.wire.losesAnswers = false
        const again = await ensureSaved(draft.id, server.client, {
          ...(await loadDraft(draft.id))!,
          name: 'Kit, later',
        })
        return { lost: lost.ok, again: again.ok, names: [...server.designs.values()].map(({ name }) => name) }
      })
      expect(outcome).toEqual({ lost: false, again: true, names: ['Kit, later'] })
    })
  })

  describe('a connection that stands still but is not cut', () => {
    it('is ended by people, for a picture and for a save; what is tried again is saved once', async () => {
      const server = await openStallingServer(stage.script)
      onTestFinished(server.close)
      server.stalls.uploads = 1
      server.stalls.answers = 1
      await stage.page.goto(server.address)
      await ready(stage.page)
      const tries = await stage.page.evaluate(async () => {
        const draft = await tools.draftWithPicture(new Uint8Array(1e6))
        await tools.drafts.saveDraft(draft)
        const client = tools.createWire(2000)
        const results = []
        for (let i = 0; i < 3; i++) results.push(await tools.drafts.ensureSaved(draft.id, client))
        return results.map(each => (each.ok ? each.revision : each.error.id))
      })
      expect(tries).toEqual(['canceled', 'canceled', 1])
      expect([...server.designs.values()].map(({ name }) => name)).toEqual(['Kit'])
      expect(server.fileBytes).toHaveLength(1)
    })
  })
}
