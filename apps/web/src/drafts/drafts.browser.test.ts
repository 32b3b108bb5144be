import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { DraftTools } from './testing/page.ts'
import { openStallingServer } from './testing/stallingServer.ts'
import type { Draft } from './types.ts'

declare const tools: DraftTools

const ORIGIN = 'http://localhost:1'
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
let script: string
let browser: Browser
let page: Page

async function bundle(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'kitwright-drafts-'))
  const entry = fileURLToPath(new URL('testing/page.ts', import.meta.url))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      lib: { entry, formats: ['es'], fileName: () => 'page.js' },
      minify: false,
      target: 'es2023',
      // The page is one script within its HTML.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const text = readFileSync(join(outDir, 'page.js'), 'utf8')
  rmSync(outDir, { recursive: true, force: true })
  return text
}

/** The page's tools come once its garment has. */
const ready = async (opened: Page): Promise<void> => void (await opened.waitForFunction(() => 'tools' in globalThis))

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  ;[script, browser] = await Promise.all([bundle(), chromium.launch({ executablePath, args: FLAGS })])
})
afterAll(() => browser?.close())

beforeEach(async () => {
  const context = await browser.newContext()
  page = await context.newPage()
  await page.route(`${ORIGIN}/**`, route =>
    route.fulfill({ contentType: 'text/html', body: `<script type="module">${script}</script>` }),
  )
  await page.goto(ORIGIN)
  await ready(page)
  return () => context.close()
})

describe('drafts in a browser', () => {
  it('are there again after a reload, last change first, and gone once deleted', async () => {
    const ids = await page.evaluate(async () => {
      const first = tools.drafts.newDraft('First', tools.document, 1)
      const second = tools.drafts.newDraft('Second', tools.document, 2)
      await tools.drafts.saveDraft(first)
      await tools.drafts.saveDraft(second)
      return [first.id, second.id, Object.keys(tools.document.parts).length] as const
    })
    await page.reload()
    await ready(page)
    const seen = await page.evaluate(async ([, id]) => {
      const { listDrafts, currentDraftId, loadDraft, deleteDraft } = tools.drafts
      const names = (await listDrafts()).map(draft => draft.name)
      const current = await currentDraftId('soccer')
      const parts = Object.keys((await loadDraft(id))?.document.parts ?? {}).length
      await deleteDraft(id)
      return { names, current, parts, left: (await listDrafts()).length, after: await currentDraftId('soccer') }
    }, ids)
    expect(seen).toEqual({ names: ['Second', 'First'], current: ids[1], parts: ids[2], left: 1, after: null })
  })

  it('keep what a closing page left behind, unless something newer is there', async () => {
    const id = await page.evaluate(async () => {
      const draft = tools.drafts.newDraft('Old', tools.document, 1)
      await tools.drafts.saveDraft(draft)
      tools.drafts.keepPending({ ...draft, name: 'Typed while closing', updatedAt: 2 })
      return draft.id
    })
    await page.reload()
    await ready(page)
    expect(await page.evaluate(async wanted => (await tools.drafts.loadDraft(wanted))?.name, id)).toBe(
      'Typed while closing',
    )
    const stale = await page.evaluate(async wanted => {
      const draft = (await tools.drafts.loadDraft(wanted))!
      tools.drafts.keepPending({ ...draft, name: 'Older', updatedAt: 1 })
      return (await tools.drafts.loadDraft(wanted))?.name
    }, id)
    expect(stale).toBe('Typed while closing')
  })

  it('are not opened when their document does not read', async () => {
    const opened = await page.evaluate(async () => {
      const draft = tools.drafts.newDraft('Broken', { ...tools.document, garment: 'cape' }, 1)
      await tools.drafts.saveDraft(draft)
      return { one: await tools.drafts.loadDraft(draft.id), all: await tools.drafts.listDrafts() }
    })
    expect(opened).toEqual({ one: null, all: [] })
  })

  it('of a newer page are not read, not written over, and known for what they are', async () => {
    const seen = await page.evaluate(async () => {
      const { drafts, document, createServer } = tools
      const { client } = createServer()
      const draft = drafts.newDraft('Kit', document, 1)
      await drafts.saveDraft(draft)
      await drafts.ensureSaved(draft.id, client)
      const migrations = [...document.migrations, '9999-from-next-year']
      await drafts.saveDraft({ ...draft, name: 'Of tomorrow', document: { ...document, migrations } })
      const opened = await drafts.openDesign(draft.id, client)
      return [
        await drafts.isTooNew(draft.id),
        await drafts.isTooNew('nobody'),
        await drafts.loadDraft(draft.id),
        opened,
      ]
    })
    expect(seen).toEqual([true, false, null, { ok: false, error: 'unreadable' }])
    expect(await keptNames(page)).toEqual(['Of tomorrow'])
  })
})

/** Names in the browser's database, whatever can be read of them. */
const keptNames = (opened: Page): Promise<string[]> =>
  opened.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('kitwright')
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => resolve((all.result as Draft[]).map(({ name }) => name)))
        })
      }),
  )

describe('a browser that is full', () => {
  const MB = 1e6
  /** Of no use once the page has written: the browser remembers for a while how much room there was. */
  const allow = async (quotaSize: number): Promise<void> => {
    const wire = await page.context().newCDPSession(page)
    await wire.send('Storage.overrideQuotaForOrigin', { origin: ORIGIN, quotaSize })
  }
  const keepPicture = (bytes: number) =>
    page.evaluate(async size => {
      const put = await tools.drafts.putImage({ blob: new Blob([new Uint8Array(size)]), widthPx: 9, heightPx: 9 })
      return put.ok ? 'kept' : put.reason
    }, bytes)
  const keepDraft = (name: string) =>
    page.evaluate(async name => tools.drafts.saveDraft(tools.drafts.newDraft(name, tools.document, 1)), name)
  const cache = (bytes: number) =>
    page.evaluate(async size => {
      for (const name of ['kitwright-seen', 'kitwright-build'])
        await (await caches.open(name)).put('/assets/model.glb', new Response(new Uint8Array(size / 2)))
    }, bytes)
  const cached = () => page.evaluate(() => caches.keys())

  it('says so, and keeps what it had', async () => {
    await allow(2 * MB)
    expect(await keepDraft('Kit')).toMatchObject({ ok: true })
    expect(await keepPicture(4 * MB)).toBe('quota')
    expect(await keptNames(page)).toEqual(['Kit'])
  })

  // The test's browser goes on counting what it had no room for: between the two tries there must be room for both.
  it('gives up what can be fetched again before it gives up a picture or a design, and nothing else', async () => {
    await allow(24 * MB)
    await cache(22 * MB)
    expect(await keepPicture(4 * MB)).toBe('kept')
    expect(await cached()).toEqual(['kitwright-build'])
    expect(await keepDraft('Kit')).toMatchObject({ ok: true })
  })
})

describe('a browser that has become full', () => {
  /** From now on there is no room for anything. */
  const fillUp = () =>
    page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })

  it('still reads every draft, and what a closing page left', async () => {
    const [kept, left] = await page.evaluate(async () => {
      const [one, other] = [
        tools.drafts.newDraft('Kept', tools.document, 1),
        tools.drafts.newDraft('Left', tools.document, 2),
      ]
      await tools.drafts.saveDraft(one)
      tools.drafts.keepPending(other)
      return [one.id, other.id]
    })
    await fillUp()
    const seen = await page.evaluate(
      async ids => ({
        each: await Promise.all(ids.map(async id => (await tools.drafts.loadDraft(id))?.name)),
        all: (await tools.drafts.listDrafts()).map(({ name }) => name),
        current: await tools.drafts.currentDraftId('soccer'),
      }),
      [kept, left],
    )
    expect(seen).toEqual({ each: ['Kept', 'Left'], all: ['Left', 'Kept'], current: left })
  })

  it('saves a design with a picture', async () => {
    const id = await page.evaluate(async () => {
      const draft = await tools.draftWithPicture()
      await tools.drafts.saveDraft(draft)
      return draft.id
    })
    await fillUp()
    const saved = await page.evaluate(async wanted => tools.drafts.ensureSaved(wanted, tools.createServer().client), id)
    expect(saved).toMatchObject({ ok: true, revision: 1 })
  })
})

describe('a device that several people use', () => {
  it('keeps what one waits to have saved as it is, and saves a copy for another', async () => {
    const seen = await page.evaluate(async () => {
      const { newDraft, saveDraft, claimDraft, ensureSaved, loadDraft } = tools.drafts
      const server = tools.createServer()
      const draft = { ...newDraft('Kit', tools.document), owner: 'dara', isQueued: true, serverEtag: '"7"' }
      await saveDraft(draft)
      const copy = await claimDraft(draft, 'sophea')
      const saved = await ensureSaved(copy.id, server.client, copy)
      const theirs = (await loadDraft(draft.id))!
      return {
        isCopy: copy.id !== draft.id,
        same: [(await claimDraft(draft, 'dara')).id === draft.id, (await claimDraft(copy, 'sophea')).id === copy.id],
        saved: saved.ok && saved.server.owner,
        calls: server.calls,
        theirs: [theirs.owner, theirs.isQueued, theirs.serverEtag, theirs.designId],
      }
    })
    expect(seen).toEqual({
      isCopy: true,
      same: [true, true],
      saved: 'sophea',
      calls: ['POST /api/designs'],
      theirs: ['dara', true, '"7"', undefined],
    })
  })

  it('gives what was never saved to the first who saves it', async () => {
    const seen = await page.evaluate(async () => {
      const { newDraft, saveDraft, claimDraft, loadDraft } = tools.drafts
      const draft = newDraft('Kit', tools.document)
      await saveDraft(draft)
      return [(await claimDraft(draft, 'dara')).id === draft.id, (await loadDraft(draft.id))?.owner]
    })
    expect(seen).toEqual([true, 'dara'])
  })
})

describe('one draft in two tabs', () => {
  let other: Page
  const ORIGIN_PAGE = `${ORIGIN}/other`
  /** Kept by the first tab, then opened by both. */
  const open = () =>
    page.evaluate(async () => {
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
  const nameOf = (id: string) => page.evaluate(async wanted => (await tools.drafts.loadDraft(wanted))?.name, id)

  beforeEach(async () => {
    other = await page.context().newPage()
    await other.route(`${ORIGIN}/**`, route =>
      route.fulfill({ contentType: 'text/html', body: `<script type="module">${script}</script>` }),
    )
    await other.goto(ORIGIN_PAGE)
    await ready(other)
  })

  it('is not written over by the tab that has the older one, which is told', async () => {
    const id = await open()
    await openIn(page, id)
    await openIn(other, id)
    expect(await keep(page, id, 'First')).toMatchObject({ ok: true })
    expect(await keep(page, id, 'First again')).toMatchObject({ ok: true })
    await other.waitForFunction(() => (globalThis as unknown as { heard: unknown[] }).heard.length > 0)
    expect(await keep(other, id, 'Second')).toEqual({ ok: false, reason: 'newer' })
    expect(await nameOf(id)).toBe('First again')
  })

  it('may be taken over; then the first tab is the older one', async () => {
    const id = await open()
    await openIn(page, id)
    await openIn(other, id)
    await keep(page, id, 'First')
    await openIn(other, id)
    expect(await keep(other, id, 'Second')).toMatchObject({ ok: true })
    expect(await keep(page, id, 'Third')).toEqual({ ok: false, reason: 'newer' })
    expect(await nameOf(id)).toBe('Second')
  })

  it('is no quarrel while both say the same', async () => {
    const id = await open()
    await openIn(page, id)
    await openIn(other, id)
    await keep(page, id, 'Same')
    expect(await keep(other, id, 'Same')).toMatchObject({ ok: true })
    expect(await keep(page, id, 'On')).toMatchObject({ ok: true })
  })

  it('and another in the second: what each leaves when the browser is closed is kept', async () => {
    for (const [tab, name] of [
      [page, 'First'],
      [other, 'Second'],
    ] as const)
      await tab.evaluate(called => tools.drafts.keepPending(tools.drafts.newDraft(called, tools.document)), name)
    await page.reload()
    await ready(page)
    const names = await page.evaluate(async () => (await tools.drafts.listDrafts()).map(({ name }) => name))
    expect(names.toSorted()).toEqual(['First', 'Second'])
  })

  it('keeps what an older tab left when it was closed, as a copy', async () => {
    const id = await open()
    await openIn(page, id)
    await openIn(other, id)
    await keep(page, id, 'Newer')
    await other.evaluate(() => {
      const { opened } = globalThis as unknown as { opened: Draft }
      tools.drafts.keepPending({ ...opened, name: 'Older', updatedAt: Date.now() + 1000 })
    })
    await page.reload()
    await ready(page)
    const names = await page.evaluate(async () => (await tools.drafts.listDrafts()).map(({ name }) => name))
    expect(names.toSorted()).toEqual(['Newer', 'Older (2)'])
  })
})

describe('saving a draft to the server', () => {
  it('uploads a picture once, replaces it by the file, and sends nothing when nothing changed', async () => {
    const saved = await page.evaluate(async () => {
      const { saveDraft, ensureSaved, loadDraft } = tools.drafts
      const server = tools.createServer()
      const draft = await tools.draftWithPicture()
      await saveDraft(draft)
      const first = await ensureSaved(draft.id, server.client)
      const again = await ensureSaved(draft.id, server.client)
      await saveDraft({ ...(await loadDraft(draft.id))!, name: 'Renamed' })
      const changed = await ensureSaved(draft.id, server.client)
      const asset = server.designs.get(draft.id)?.document.layers[0]?.asset
      return { first, again, changed, calls: server.calls, asset, id: draft.id }
    })
    expect(saved.first).toMatchObject({ ok: true, designId: saved.id, revision: 1, server: { serverEtag: '"1"' } })
    expect(saved.again).toEqual(saved.first)
    expect(saved.changed).toMatchObject({ ok: true, revision: 2, server: { serverEtag: '"2"' } })
    expect(saved.calls).toEqual(['POST /api/files', 'POST /api/designs', 'PUT /api/designs/{id}'])
    expect(saved.asset).toMatchObject({ source: 'file', widthPx: 300, heightPx: 200 })
  })

  it('tells of a newer revision, and then keeps mine or takes theirs', async () => {
    const outcome = await page.evaluate(async () => {
      const { newDraft, saveDraft, ensureSaved, overwriteTheirs, takeTheirs, loadDraft } = tools.drafts
      const server = tools.createServer()
      const draft = newDraft('Mine', tools.document)
      await saveDraft(draft)
      await ensureSaved(draft.id, server.client)
      const theirs = { ...server.designs.get(draft.id)!, name: 'Theirs', revision: 5 }
      server.designs.set(draft.id, theirs)
      await saveDraft({ ...(await loadDraft(draft.id))!, name: 'Mine, later' })
      const stale = await ensureSaved(draft.id, server.client)
      const kept = await overwriteTheirs(draft.id, server.client)
      const onServer = server.designs.get(draft.id)!.name
      server.designs.set(draft.id, { ...theirs, revision: 9 })
      const taken = await takeTheirs(draft.id, server.client)
      return { stale, kept, onServer, taken: taken.ok && [taken.draft.name, taken.draft.savedRevision] }
    })
    expect(outcome.stale).toMatchObject({ ok: false, error: { id: 'stale-version' } })
    expect(outcome.kept).toMatchObject({ ok: true, revision: 6 })
    expect(outcome.onServer).toBe('Mine, later')
    expect(outcome.taken).toEqual(['Theirs', 9])
  })

  it('keeps both: theirs as it is, mine as a design of its own', async () => {
    const outcome = await page.evaluate(async () => {
      const { newDraft, saveDraft, ensureSaved, keepBoth, loadDraft, currentDraftId } = tools.drafts
      const server = tools.createServer()
      const draft = newDraft('Mine', tools.document)
      await saveDraft(draft)
      await ensureSaved(draft.id, server.client)
      server.designs.set(draft.id, { ...server.designs.get(draft.id)!, name: 'Theirs', revision: 5 })
      const both = await keepBoth(
        { ...(await loadDraft(draft.id))!, name: 'Mine, later' },
        'Mine (copy)',
        server.client,
      )
      if (!both.ok) throw new Error(both.error)
      const saved = await ensureSaved(both.draft.id, server.client)
      const names = [...server.designs.values()].map(({ name }) => name)
      const current = (await currentDraftId('soccer')) === both.draft.id
      return { saved: saved.ok, names, kept: (await loadDraft(draft.id))?.name, current }
    })
    expect(outcome).toEqual({ saved: true, names: ['Theirs', 'Mine (copy)'], kept: 'Theirs', current: true })
  })

  it('sends what stands open where the browser kept only what was before', async () => {
    const names = await page.evaluate(async () => {
      const { newDraft, saveDraft, ensureSaved } = tools.drafts
      const server = tools.createServer()
      const draft = newDraft('Kept', tools.document)
      await saveDraft(draft)
      await ensureSaved(draft.id, server.client, { ...draft, name: 'Never kept' })
      return [...server.designs.values()].map(({ name }) => name)
    })
    expect(names).toEqual(['Never kept'])
  })

  it('whose first answer was lost sends what changed since', async () => {
    const outcome = await page.evaluate(async () => {
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
    const outcome = await page.evaluate(async () => {
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
    const outcome = await page.evaluate(async () => {
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
    const outcome = await page.evaluate(async () => {
      const { newDraft, saveDraft, ensureSaved, loadDraft } = tools.drafts
      const server = tools.createServer()
      const draft = newDraft('Kit', tools.document)
      await saveDraft(draft)
      server.taken.add(draft.id)
      server.wire.losesAnswers = true
      const lost = await ensureSaved(draft.id, server.client)
      server.wire.losesAnswers = false
      const again = await ensureSaved(draft.id, server.client, { ...(await loadDraft(draft.id))!, name: 'Kit, later' })
      return { lost: lost.ok, again: again.ok, names: [...server.designs.values()].map(({ name }) => name) }
    })
    expect(outcome).toEqual({ lost: false, again: true, names: ['Kit, later'] })
  })

  it('becomes a new design when the server no longer has it', async () => {
    const outcome = await page.evaluate(async () => {
      const { newDraft, saveDraft, ensureSaved, loadDraft } = tools.drafts
      const server = tools.createServer()
      const draft = newDraft('Kit', tools.document)
      await saveDraft(draft)
      await ensureSaved(draft.id, server.client)
      server.designs.clear()
      await saveDraft({ ...(await loadDraft(draft.id))!, name: 'Kit again' })
      const result = await ensureSaved(draft.id, server.client)
      return { result, id: draft.id, kept: (await loadDraft(draft.id))?.designId, designs: [...server.designs.keys()] }
    })
    expect(outcome.result.ok && outcome.result.designId).not.toBe(outcome.id)
    expect(outcome.designs).toEqual([outcome.kept])
  })
})

describe('a connection that stands still but is not cut', () => {
  it('is given up, for a picture and for a save; what is tried again is saved once', async () => {
    const server = await openStallingServer(`<script type="module">${script}</script>`)
    onTestFinished(server.close)
    server.stalls.uploads = 1
    server.stalls.answers = 1
    await page.goto(server.address)
    await ready(page)
    const tries = await page.evaluate(async () => {
      const draft = await tools.draftWithPicture(new Uint8Array(1e6))
      await tools.drafts.saveDraft(draft)
      const client = tools.createWire(2000)
      const results = []
      for (let i = 0; i < 3; i++) results.push(await tools.drafts.ensureSaved(draft.id, client))
      return results.map(each => (each.ok ? each.revision : each.error.id))
    })
    expect(tries).toEqual(['network', 'network', 1])
    expect([...server.designs.values()].map(({ name }) => name)).toEqual(['Kit'])
    expect(server.fileBytes).toHaveLength(1)
  })
})
