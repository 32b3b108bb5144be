import { QUOTE_LIMITS } from '@kitwright/contract'
import { Alert, Button, Radio, Stack, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { EditChanges, useDays } from '../../domainComponents/index.ts'
import { CallFailure, RequiredNote } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './Edit.module.css'
import type { Edit } from './useEdit.ts'

const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${formatCents(cents)}`

/** Before, after and the difference, with what is then due or to be refunded. */
function Sums({ preview }: { readonly preview: NonNullable<Edit['preview']> }) {
  const { t } = useTranslation(['edits'])
  const { before, after, differenceCents, dueCents, refundCents } = preview
  return (
    <dl className={css.sums}>
      <div>
        <dt>{t('edits:before')}</dt>
        <dd>{formatCents(before.totalCents)}</dd>
      </div>
      <div>
        <dt>{t('edits:after')}</dt>
        <dd>{formatCents(after.totalCents)}</dd>
      </div>
      <div className={css.difference}>
        <dt>{t('edits:difference')}</dt>
        <dd>{signed(differenceCents)}</dd>
      </div>
      <div>
        <dt>{refundCents > 0 ? t('edits:refund') : t('edits:due')}</dt>
        <dd>{formatCents(refundCents > 0 ? refundCents : dueCents)}</dd>
      </div>
    </dl>
  )
}

/** The effects of an edit beside its amounts: the way back under review, print files, the promised day. */
function Effects({ preview: { reopens, remakesFiles, promise } }: { readonly preview: NonNullable<Edit['preview']> }) {
  const { t } = useTranslation(['edits'])
  const day = useDays()
  const effects = [
    ...(reopens ? [t('edits:reopens')] : []),
    ...(remakesFiles ? [t('edits:remakes_files')] : []),
    ...(promise && promise.on !== promise.was
      ? [t('edits:promise_moves', { was: day(promise.was), on: day(promise.on) })]
      : []),
  ]
  return effects.map(effect => (
    <Alert key={effect} color="yellow" variant="light">
      {effect}
    </Alert>
  ))
}

/** Whether the customer is asked about a dearer order, or has agreed already. */
function Consent({ edit: { words, setWords, isTried } }: { readonly edit: Edit }) {
  const { t } = useTranslation(['edits'])
  const { agreement } = words
  return (
    <Stack gap="xs">
      <Radio.Group
        label={t('edits:consent')}
        value={agreement === null ? 'ask' : 'given'}
        onChange={value => setWords({ ...words, agreement: value === 'ask' ? null : '' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="ask" label={t('edits:consent_ask')} />
          <Radio value="given" label={t('edits:consent_given')} />
        </Stack>
      </Radio.Group>
      {agreement !== null && (
        <TextInput
          label={t('edits:agreement')}
          placeholder={t('edits:agreement_hint')}
          maxLength={QUOTE_LIMITS.reason}
          required
          value={agreement}
          error={isTried && agreement.trim() === '' && t('edits:reason_missing')}
          onChange={event => setWords({ ...words, agreement: event.currentTarget.value })}
        />
      )}
    </Stack>
  )
}

/** The new total of an edit, its reason, and the button that saves it or sends it to the customer. */
export function EditSummary({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation(['edits'])
  const { preview, error, refetch, words, setWords, isTried, isAsked, isWrong, save } = edit
  const isEmpty = preview !== undefined && preview.pieces.length + preview.extras.length === 0
  return (
    <div className={css.summary}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      <div className={css.told} aria-live="polite">
        {preview ? (
          <>
            <Sums preview={preview} />
            <EditChanges pieces={preview.pieces} extras={preview.extras} />
          </>
        ) : (
          !error && <p className={css.hint}>{isWrong ? t('edits:check_fields') : t('edits:computing')}</p>
        )}
      </div>
      {preview && <Effects preview={preview} />}
      <TextInput
        label={t('edits:reason')}
        maxLength={QUOTE_LIMITS.reason}
        required
        value={words.reason}
        error={isTried && words.reason.trim() === '' && t('edits:reason_missing')}
        onChange={event => setWords({ ...words, reason: event.currentTarget.value })}
      />
      {preview?.needsCustomer && <Consent edit={edit} />}
      <RequiredNote />
      <Button disabled={isEmpty || error !== null} onClick={() => void save()}>
        {isAsked ? t('edits:send') : t('edits:save')}
      </Button>
    </div>
  )
}
