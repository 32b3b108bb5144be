import { type Response_, STATEMENT_LIMITS } from '@kitwright/contract'
import { Button, Stack } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useProblemText, useSend } from '../../session/index.ts'
import { CancelButton, Dialog, FileChooser, formatCents, toast } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { isPayable, ProposalList } from './ProposalList.tsx'
import css from './Statement.module.css'

type Statement = Response_<'POST /api/office/statements'>
type Proposal = Statement['proposals'][number]

/** Payments that are certain are chosen at first; staff choose parts themselves. */
const chosenAtFirst = ({ proposals }: Statement): ReadonlySet<string> =>
  new Set(proposals.filter(({ kind }) => kind === 'exact').map(({ hash }) => hash))

function useStatement() {
  const api = useApi()
  const send = useSend(null)
  const problemText = useProblemText()
  const [statement, setStatement] = useState<Statement | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const read = async (file: File): Promise<void> => {
    setProblem(null)
    const body = new FormData()
    body.append('file', file)
    // The contract describes multipart bodies in words only.
    await send(async () => api('POST /api/office/statements', { body: body as unknown as undefined }), {
      done: ({ value }) => setStatement(value),
      refused: ({ error }) => {
        setProblem(problemText(error))
        return true
      },
    })
  }
  return { statement, problem, read }
}

const lineOf = ({ hash, order, cents, date, text }: Proposal) => ({
  hash,
  orderId: order!.id,
  cents: cents!,
  note: `${date} ${text}`.trim().slice(0, STATEMENT_LIMITS.note),
})

function Proposals({ statement, onDone }: { statement: Statement; onDone: () => void }) {
  const { t } = useTranslation(['office'])
  const api = useApi()
  const act = useOfficeAction()
  const [chosen, setChosen] = useState(() => chosenAtFirst(statement))
  const { proposals, lines, unknown, skipped, more } = statement
  // A line that is repeated has the hash of the first one, and pays nothing.
  const wanted = proposals.filter(line => isPayable(line) && chosen.has(line.hash)).slice(0, STATEMENT_LIMITS.payments)
  const sum = wanted.reduce((all, { cents }) => all + (cents ?? 0), 0)
  const submit = async (): Promise<void> => {
    const body = { lines: wanted.map(lineOf) }
    await act(async () => api('POST /api/office/statements/payments', { body }), {
      done: ({ value: { noted, refused } }) => {
        toast('success', t('office:statement_noted', { count: noted }))
        const numbers = refused.map(({ number }) => number).join(', ')
        if (refused.length > 0) toast('error', t('office:statement_refused', { count: refused.length, numbers }))
        onDone()
      },
    })
  }
  return (
    <>
      <p className={css.plain}>{t('office:statement_counts', { lines, unknown, skipped })}</p>
      {more > 0 && <p className={css.plain}>{t('office:statement_more', { more })}</p>}
      <ProposalList proposals={proposals} chosen={chosen} onChoose={setChosen} />
      <Button disabled={wanted.length === 0} onClick={() => void submit()}>
        {t('office:statement_note', { count: wanted.length, sum: formatCents(sum) })}
      </Button>
    </>
  )
}

/** Matches a bank's statement to orders: a file is read, its lines are proposed as payments, staff note them. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['office', 'common'])
  const { statement, problem, read } = useStatement()
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('office:statement')}>
      <Stack gap="md">
        <p className={css.plain}>{t('office:statement_text')}</p>
        <FileChooser accept=".csv,.txt,text/csv,text/plain" onChoose={file => void read(file)}>
          {({ onClick }) => (
            <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
              {t(statement ? 'office:statement_another' : 'office:statement_choose')}
            </Button>
          )}
        </FileChooser>
        {problem !== null && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        {statement && <Proposals key={statement.proposals[0]?.hash ?? ''} statement={statement} onDone={onClose} />}
        <CancelButton onClick={onClose}>{t('common:close')}</CancelButton>
      </Stack>
    </Dialog>
  )
}
