import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@kitwright/contract'
import type { Response_ } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useMoments } from '../../session/index.ts'
import type { Column } from '../list/column.ts'
import css from './AuditPage.module.css'

type Entry = Response_<'GET /api/office/audit'>['items'][number]

const isOneOf = <T extends string>(all: readonly T[], value: string): value is T => all.some(each => each === value)

/** Writes a value of a field in one line. */
const write = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)

const fieldNames = ({ before, after }: Entry): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]

function Changes({ entry }: { entry: Entry }) {
  const { t } = useTranslation(['people'])
  const { before, after } = entry
  const names = fieldNames(entry)
  if (names.length === 0) return '–'
  return (
    <dl className={css.fields}>
      {names.map(name => (
        <div key={name}>
          <dt lang="en">{name.replaceAll('_', ' ')}</dt>
          <dd>
            {before !== null && after?.[name] !== '•••' && (
              <>
                <span className="kw-hidden">{t('people:audit_before')} </span>
                <del>{write(before[name])}</del>{' '}
              </>
            )}
            {after !== null && (
              <>
                <span className="kw-hidden">{t('people:audit_after')} </span>
                <ins>{write(after[name])}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Thing({ entry: { subject, subjectId, label } }: { entry: Entry }) {
  const { t } = useTranslation(['people'])
  const kind = isOneOf(AUDIT_SUBJECTS, subject) ? t(`people:thing_${snakeCase(subject)}`) : subject
  const text = label === '' ? kind : `${kind} ${label}`
  if (subject === 'order' && subjectId !== null)
    return (
      <Link to="/office/orders/$orderId" params={{ orderId: subjectId }}>
        {text}
      </Link>
    )
  if (subject === 'design' && subjectId !== null)
    return (
      <Link to="/office/designs/$designId" params={{ designId: subjectId }}>
        {text}
      </Link>
    )
  return text
}

function useActionText(): (action: string) => string {
  const { t } = useTranslation(['people'])
  return action => (isOneOf(AUDIT_ACTIONS, action) ? t(`people:did_${snakeCase(action)}`) : action)
}

export function useAuditColumns(): Column<Entry>[] {
  const { t } = useTranslation(['people'])
  const writeMoment = useMoments()
  const writeAction = useActionText()
  const writeActor = ({ actor, key }: Entry): string => {
    const name = actor?.name ?? t('people:audit_nobody')
    return key === null ? name : t('people:audit_by_key', { name, key })
  }
  return [
    {
      key: 'at',
      head: t('people:audit_when'),
      cell: entry => (
        <>
          {writeMoment(entry.at)}
          <small>{writeActor(entry)}</small>
        </>
      ),
    },
    {
      key: 'thing',
      head: t('people:audit_what'),
      cell: entry => (
        <>
          <Thing entry={entry} />
          <small>
            {t(`people:area_${snakeCase(entry.area)}`)} · {writeAction(entry.action)}
          </small>
        </>
      ),
    },
    { key: 'fields', head: t('people:audit_fields'), cell: entry => <Changes entry={entry} /> },
  ]
}
