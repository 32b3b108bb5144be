import {
  IconArrowBackUp,
  IconArrowRight,
  IconBolt,
  IconCash,
  IconChecklist,
  IconChecks,
  IconEdit,
  IconEye,
  IconFileZip,
  IconLetterCase,
  IconLock,
  IconMail,
  IconMessageReport,
  IconNeedleThread,
  IconReceipt,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { TimelineKind } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import css from './Stream.module.css'
import { useEntryText } from './useEntryText.ts'
import type { TimelineEntry } from './useTimeline.ts'

const ICONS: Readonly<Record<TimelineKind, typeof IconMail>> = {
  status: IconArrowRight,
  undone: IconArrowBackUp,
  line: IconLetterCase,
  edit: IconEdit,
  payment: IconCash,
  slip: IconReceipt,
  mail: IconMail,
  note: IconLock,
  proof: IconChecks,
  files: IconFileZip,
  handover: IconNeedleThread,
  parcel: IconTruckDelivery,
  claim: IconMessageReport,
  review: IconEye,
  rule: IconBolt,
  task: IconChecklist,
}

/** Kinds whose own words are a remark in the line, not a message. */
const INLINE: ReadonlySet<TimelineKind> = new Set([
  'status',
  'line',
  'payment',
  'parcel',
  'slip',
  'edit',
  'rule',
  'task',
])

interface Props {
  readonly entry: TimelineEntry
  /** The hour in the shop's time zone. */
  readonly time: string
}

function Author({ entry: { who, name } }: Pick<Props, 'entry'>) {
  const { t } = useTranslation(['desk', 'office'])
  if (name !== '') return <b>{name}</b>
  return <b>{who === 'customer' ? t('office:customer') : t('desk:automatic')}</b>
}

/** A message or a note: its author, what it belongs to, and the words. */
function Message({ entry, time }: Props) {
  const textOf = useEntryText()
  const Icon = ICONS[entry.kind]
  return (
    <div className={css.message} data-kind={entry.kind} data-who={entry.who}>
      <p className={css.messageHead}>
        <Author entry={entry} />
        <span>
          <Icon size={14} aria-hidden /> {textOf(entry)}
        </span>
        <time dateTime={entry.at}>{time}</time>
      </p>
      <p className={css.words}>{entry.text}</p>
      {entry.mentions.length > 0 && <p className={css.mentions}>{entry.mentions.map(name => `@${name}`).join(' ')}</p>}
    </div>
  )
}

/** One entry of a timeline: a message with its words, or one line that tells what happened. */
export function StreamEntry({ entry, time }: Props) {
  const textOf = useEntryText()
  const { kind, text, name, at } = entry
  if (text !== '' && !INLINE.has(kind)) return <Message entry={entry} time={time} />
  const Icon = ICONS[kind]
  return (
    <div className={css.event}>
      <Icon size={16} aria-hidden />
      <span>
        {textOf(entry)}
        {text !== '' && kind !== 'parcel' && <q>{text}</q>}
        {name !== '' && <small>{name}</small>}
      </span>
      <time dateTime={at}>{time}</time>
    </div>
  )
}
