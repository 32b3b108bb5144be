import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import { useMoments } from '../../../session/index.ts'
import css from './QuoteRequests.module.css'

type Offer = Response_<'GET /api/office/quote-requests/{id}'>

interface Props {
  readonly offer: Pick<Offer, 'revisions'>
  readonly wishes: Offer['wishes']
}

/** The wishes of a customer to change an offer, in words and by line. */
export function WishList({ offer: { revisions }, wishes }: Props) {
  const { t } = useTranslation(['quotes'])
  const moment = useMoments()
  return (
    <ul className={css.wishes}>
      {wishes.map(({ id, revision, text, lines, at }) => {
        const about = revisions.find(sent => sent.revision === revision)
        return (
          <li key={id}>
            <small>{t('quotes:offer_wish_about', { revision, date: moment(at) })}</small>
            {lines.map(({ line, qty, text: words }) => {
              const of = about?.lines[line]
              const name = of?.text ?? ''
              const pieces =
                qty === null ? name : t('quotes:offer_wish_line', { text: name, before: of?.qty ?? 0, after: qty })
              return <p key={line}>{words === '' ? pieces : `${pieces}. ${words}`}</p>
            })}
            {text !== '' && <p>{text}</p>}
          </li>
        )
      })}
    </ul>
  )
}
