import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, type CallFailedError } from '../../session/index.ts'
import { Card, EmptyState } from '../../ui/index.ts'

/** Refusals for a code that the server does not know or that is no valid code. */
const UNKNOWN: readonly string[] = ['not-found', 'invalid-input']

interface Props {
  readonly error: CallFailedError | null
  readonly onRetry: () => void
}

/** Shows the placeholder for a label that is unknown, or not yet known. */
export function LabelInstead({ error, onRetry }: Props) {
  const { t } = useTranslation(['pieces'])
  if (!error) return <Skeleton h={320} radius={12} />
  if (!UNKNOWN.includes(error.failure.error.id)) return <CallFailure error={error} onRetry={onRetry} />
  return (
    <Card>
      <EmptyState title={t('pieces:unknown')} text={t('pieces:unknown_text')} />
    </Card>
  )
}
