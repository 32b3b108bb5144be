import { LIMITS } from '@kitwright/contract'
import type { Layer } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { Button, Checkbox, Textarea } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'
import { lazy } from '../../../ui/index.ts'
import { nameOf, type OfficeDesign } from '../../officeTypes.ts'
import { useLabels } from '../desk/useLabels.ts'
import type { ReasonListValue } from '../desk/reviewTypes.ts'
import { useStaff } from '../../session/staff.tsx'
import css from './Inspector.module.css'

const ReasonsDialog = lazy(async () => ({ default: (await import('./ReasonsDialog.tsx')).ReasonsDialog }))

interface Props {
  readonly design: OfficeDesign
  /** The chosen layer, at which the owner's studio will open. */
  readonly layer: Layer | undefined
  readonly garment: Garment
  readonly list: ReasonListValue | undefined
  readonly chosen: readonly string[]
  /** The customer's text for a proposed version, instead of a rejection. */
  readonly isProposal: boolean
  readonly isBusy: boolean
  readonly onToggle: (id: string) => void
  readonly onSend: (comment: string) => void
  readonly onBack: () => void
}

/** The saved reasons; administrators change them here. */
function ReasonChoices({ list, chosen, onToggle }: Pick<Props, 'list' | 'chosen' | 'onToggle'>) {
  const { t } = useTranslation(['review'])
  const language = usePreferences(state => state.language)
  const isAllowed = useStaff().can('settings')
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <div className={css.reasons}>
        {list?.reasons.map(({ id, label }, at) => (
          <label key={id}>
            <Checkbox size="xs" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            {label[language]}
            {at < 9 && <kbd aria-hidden>{at + 1}</kbd>}
          </label>
        ))}
      </div>
      {isAllowed && list && (
        <Button variant="subtle" size="compact-sm" className={css.edit} onClick={() => setEditing(true)}>
          {t('review:reasons_edit')}
        </Button>
      )}
      {isEditing && list && (
        <Suspense fallback={null}>
          <ReasonsDialog list={list} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Saved reasons, and the message that they make in the customer's language, which staff may change. */
export function ReasonBox(props: Props) {
  const { design, layer, garment, list, chosen, isProposal, isBusy, onToggle, onSend, onBack } = props
  const { t } = useTranslation(['review', 'office'])
  const { layerName } = useLabels(garment)
  const field = useRef<HTMLTextAreaElement>(null)
  const reasons = list?.reasons ?? []
  const composed = reasons
    .filter(({ id }) => chosen.includes(id))
    .map(({ text }) => text[design.ownerLanguage])
    .join('\n')
  const [typed, setTyped] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const message = typed ?? composed
  useEffect(() => {
    // A changed choice begins the message anew, unless somebody has typed.
    if (composed !== '') setMissing(false)
  }, [composed])
  const send = (): void => {
    if (message.trim() !== '') return onSend(message.trim())
    setMissing(true)
    field.current?.focus()
  }
  const name = nameOf(design.owner)
  return (
    <div className={css.verdict} role="group" aria-label={t('review:reasons', { name })}>
      <b>{t(isProposal ? 'review:proposal_reasons' : 'review:reasons', { name })}</b>
      <ReasonChoices {...{ list, chosen, onToggle }} />
      <Textarea
        ref={field}
        label={t('review:message', { name })}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LIMITS.reviewComment}
        value={message}
        lang={design.ownerLanguage === 'kh' ? 'km' : design.ownerLanguage}
        error={isMissing ? t('office:comment_required') : undefined}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {layer && !isProposal && (
        <small className={css.place}>{t('review:studio_opens_at', { name: layerName(layer) })}</small>
      )}
      <div className={css.two}>
        <Button variant="default" onClick={onBack}>
          {t('review:back')}
        </Button>
        <Button className={css.ink} loading={isBusy} onClick={send}>
          {t(isProposal ? 'review:propose' : 'review:send')}
        </Button>
      </div>
    </div>
  )
}
