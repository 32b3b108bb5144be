import { QUOTE_LIMITS } from '@kitwright/contract'
import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { EMPTY_LINE, type OfferFault, type TypedOffer, type TypedOfferLine } from './offerForm.ts'
import { OfferLineFields } from './OfferLineFields.tsx'

type Change = (change: (typed: TypedOffer) => TypedOffer) => void

interface LineProps {
  readonly at: number
  readonly line: TypedOfferLine
  readonly onChange: Change
}

function Line({ at, line, onChange }: LineProps) {
  const set = useCallback(
    (change: Partial<TypedOfferLine>): void =>
      onChange(typed => ({
        ...typed,
        lines: typed.lines.map((each, i) => (i === at ? { ...each, ...change } : each)),
      })),
    [at, onChange],
  )
  const remove = (): void => onChange(typed => ({ ...typed, lines: typed.lines.filter((_, i) => i !== at) }))
  return <OfferLineFields place={at + 1} line={line} onChange={set} onRemove={remove} />
}

interface Props {
  readonly typed: TypedOffer
  readonly fault: OfferFault | null
  /** Must be stable, as a state's setter is. */
  readonly onChange: Change
}

/** The lines of an offer, its note and its last day. */
export function OfferFields({ typed, fault, onChange }: Props) {
  const { t } = useTranslation(['offer'])
  const { lines, note, expiresOn } = typed
  return (
    <>
      {lines.map((line, at) => (
        <Line key={at} at={at} line={line} onChange={onChange} />
      ))}
      {lines.length < QUOTE_LIMITS.extras && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange(each => ({ ...each, lines: [...each.lines, EMPTY_LINE] }))}
          >
            {t('offer:add_line')}
          </Button>
        </div>
      )}
      <Text size="sm">{t('offer:held_hint')}</Text>
      <Textarea
        label={t('offer:note')}
        autosize
        maxLength={QUOTE_LIMITS.message}
        value={note}
        onChange={event => {
          const { value } = event.currentTarget
          onChange(each => ({ ...each, note: value }))
        }}
      />
      <TextInput
        type="date"
        label={t('offer:until')}
        value={expiresOn}
        onChange={event => {
          const { value } = event.currentTarget
          onChange(each => ({ ...each, expiresOn: value }))
        }}
      />
      {fault && (
        <Text size="sm" c="red" role="alert">
          {t(`offer:${fault}`)}
        </Text>
      )}
    </>
  )
}
