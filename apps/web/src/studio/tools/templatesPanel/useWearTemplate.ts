import type { Template } from '@kitwright/contract'
import { readDesign, type KitPart } from '@kitwright/design'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useProblemText } from '../../../session/index.ts'
import { toast } from '../../../ui/index.ts'
import { wearTemplate, type DocumentState, type DocumentVerbs } from '@kitwright/editor'
import { usePick, useStudioParts } from '../../context/index.ts'

interface WearTemplate {
  /** Applies the whole template, or its shirt or shorts alone. */
  wear(template: Template, part?: KitPart): Promise<void>
  readonly busyId: string | null
  /** The template applied last. */
  readonly worn: { readonly id: string; readonly name: string } | null
}

/** Returns a function that applies a template's look to the design, as one undo step. */
export function useWearTemplate(): WearTemplate {
  const store = useStudioParts<DocumentState & DocumentVerbs>()
  const client = useApi()
  const problemText = useProblemText()
  const pick = usePick()
  const { t } = useTranslation(['starts'])
  const [busyId, setBusyId] = useState<string | null>(null)
  const [worn, setWorn] = useState<WearTemplate['worn']>(null)
  const latest = useRef('')

  async function wear({ id, name }: Template, part: KitPart = 'set'): Promise<void> {
    latest.current = id
    setBusyId(id)
    const answer = await client('GET /api/templates/{id}', { params: { id } })
    const parsed = answer.ok ? await readDesign(answer.value.document) : null
    // Another template was tapped in the meantime.
    if (latest.current !== id) return
    setBusyId(null)
    if (!answer.ok) return toast('error', problemText(answer.error))
    if (!parsed?.ok) return toast('error', t('starts:not_readable'))
    wearTemplate(store, parsed.document, part)
    setWorn({ id, name: pick(name) })
  }
  return { wear, busyId, worn }
}
