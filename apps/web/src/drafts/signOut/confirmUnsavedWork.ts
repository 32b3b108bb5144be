import { isUnanswered } from '@kitwright/contract/client'
import type { Client } from '@kitwright/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import type { TextFunction } from '@kitwright/words'
import { createSend } from '../../session/index.ts'
import { ask, confirm } from '../../ui/index.ts'
import { saveWork, unsavedWork } from './clearPersonalData.ts'
import type { Draft } from '../database/types.ts'
import type { SaveError } from '../upload/uploadImages.ts'

const MAX_NAMED = 3

function namesOf(work: readonly Draft[]): string {
  const names = work.slice(0, MAX_NAMED).map(({ name }) => `“${name}”`)
  return work.length > MAX_NAMED ? `${names.join(', ')} …` : names.join(', ')
}

interface Ports {
  readonly t: TextFunction<'common'>
  readonly api: Client
  readonly queries: QueryClient
  readonly problemText: (error: SaveError) => string
}

/** Asks what to do with work that only this browser has. Returns false when the visitor chooses to stay. */
export async function confirmUnsavedWork({ t, api, queries, problemText }: Ports): Promise<boolean> {
  const work = await unsavedWork()
  if (work.length === 0) return true
  const mayDiscard = async (message: string): Promise<boolean> =>
    confirm({
      title: t('common:unsaved_title'),
      message,
      accept: t('common:discard_and_sign_out'),
      reject: t('common:stay_signed_in'),
      isDangerous: true,
    })
  if (!navigator.onLine) return mayDiscard(t('common:unsaved_offline', { names: namesOf(work) }))
  const choice = await ask({
    title: t('common:unsaved_title'),
    message: t('common:unsaved_text', { names: namesOf(work) }),
    accept: t('common:save_and_sign_out'),
    other: t('common:discard_and_sign_out'),
    reject: t('common:stay_signed_in'),
  })
  if (choice !== 'accept') return choice === 'other'
  const error = await sendWork(work, api, queries)
  if (!error) return true
  const names = namesOf(await unsavedWork())
  if (isUnanswered(error)) return mayDiscard(t('common:unsaved_offline', { names }))
  const reason = error.id === 'image-missing' ? '' : problemText(error)
  return mayDiscard(t('common:unsaved_refused', { names, reason }))
}

/** Saves the work. A refusal leads to a question instead of a message. */
async function sendWork(work: readonly Draft[], api: Client, queries: QueryClient): Promise<SaveError | null> {
  let problem: SaveError | null = null
  const send = createSend({ queries, touched: null, problemText: ({ id }) => id })
  await send(
    async () => {
      problem = await saveWork(work, api)
      return problem ? { ok: false, error: problem } : { ok: true, status: 200, value: null, etag: null }
    },
    { refused: () => true },
  )
  return problem
}
