import { useTranslation } from '../../../texts/index.ts'
import { useMoments } from '../../../session/index.ts'
import type { OfficeDesign } from '../../officeTypes.ts'
import css from './Inspector.module.css'

interface Entry {
  readonly key: string
  readonly by: string
  readonly text: string
  readonly at: string
  readonly isOfOwner: boolean
}

/** The messages of staff and the design's owner about it, the latest first; nothing before the owner has answered. */
export function OwnerAnswers({ design: { reviews, answers, owner } }: { design: OfficeDesign }) {
  const { t } = useTranslation(['review'])
  const moment = useMoments()
  if (answers.length === 0) return null
  const name = `${owner.firstName} ${owner.lastName}`
  const entries: Entry[] = [
    ...answers.map(({ id, text, at }) => ({ key: id, by: name, text, at, isOfOwner: true })),
    ...reviews
      .filter(({ comment }) => comment !== '')
      .map(({ comment, by, at, revision }) => ({ key: `${at} ${revision}`, by, text: comment, at, isOfOwner: false })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <section className={css.section} aria-labelledby="review-answers">
      <h2 id="review-answers">
        {t('review:answers')} <span>{answers.length}</span>
      </h2>
      <ol className={css.talk}>
        {entries.map(({ key, by, text, at, isOfOwner }) => (
          <li key={key} data-owner={isOfOwner || undefined}>
            <small>
              <b>{by}</b> · {moment(at)}
            </small>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
