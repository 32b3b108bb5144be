import { LIMITS } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { Button, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../texts/index.ts'
import { RemakeItems } from '../domainComponents/index.ts'
import { useDates } from '../session/index.ts'
import css from './SupplierPage.module.css'
import type { useWorkActs, WorkItem } from './useWork.ts'

type Remake = WorkItem['remakes'][number]
type WorkActions = ReturnType<typeof useWorkActs>

function SentForm({ remake, acts }: { remake: Remake; acts: WorkActions }) {
  const { t } = useTranslation(['pieces', 'suppliers'])
  const [tracking, setTracking] = useState('')
  const say = (event: SyntheticEvent): void => {
    event.preventDefault()
    void acts.saySent(remake, tracking.trim())
  }
  return (
    <form className={css.state} onSubmit={say}>
      <TextInput
        label={t('suppliers:tracking')}
        maxLength={LIMITS.tracking}
        value={tracking}
        onChange={event => setTracking(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('pieces:say_sent')}
      </Button>
    </form>
  )
}

function Remade({ remake, work, acts }: { remake: Remake; work: WorkItem; acts: WorkActions }) {
  const { t } = useTranslation(['pieces', 'suppliers'])
  const date = useDates()
  const { id, place, reason, note, items, pieces, bytes, printer, sentAt, tracking } = remake
  return (
    <li>
      <b>
        {t('pieces:mark', { place })} · {t(`pieces:reason_${snakeCase(reason)}` as 'pieces:reason_lost')} ·{' '}
        {t('pieces:pieces', { count: pieces })}
        {printer !== null && ` · ${t('suppliers:for_printer', { printer })}`}
      </b>
      <RemakeItems items={items} />
      {note && <p className={css.note}>{note}</p>}
      {bytes === null ? (
        <small>{t('pieces:files_none')}</small>
      ) : (
        !work.isOutdated && (
          <Button
            component="a"
            href={acts.remakeArchive(id)}
            download
            variant={sentAt ? 'default' : 'filled'}
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t('suppliers:fetch_files')}
          </Button>
        )
      )}
      {sentAt ? (
        <small>
          {t('pieces:sent', { date: date(sentAt) })}
          {tracking && ` · ${t('suppliers:tracked', { number: tracking })}`}
        </small>
      ) : (
        bytes !== null && <SentForm remake={remake} acts={acts} />
      )}
    </li>
  )
}

/** Shows the shop's remakes: which pieces, why, their files, and that they are on their way. */
export function Remakes({ work, acts }: { work: WorkItem; acts: WorkActions }) {
  const { t } = useTranslation(['pieces'])
  if (work.remakes.length === 0) return null
  return (
    <section aria-label={t('pieces:remakes')}>
      <h3 className={css.remakesHead}>{t('pieces:remakes')}</h3>
      <ul className={css.remakes}>
        {work.remakes.map(remake => (
          <Remade key={remake.id} remake={remake} work={work} acts={acts} />
        ))}
      </ul>
    </section>
  )
}
