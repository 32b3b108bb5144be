import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card, lazy, PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useStaff } from '../session/staff.tsx'
import type { Rule } from './ruleForm.ts'
import { RuleItem } from './RuleItem.tsx'
import css from './Rules.module.css'

const RuleDialog = lazy(async () => ({ default: (await import('./RuleDialog.tsx')).RuleDialog }))
const HistoryDialog = lazy(async () => ({ default: (await import('./HistoryDialog.tsx')).HistoryDialog }))
const RuleTextsDialog = lazy(async () => ({ default: (await import('./RuleTextsDialog.tsx')).RuleTextsDialog }))

type OpenDialog = { readonly of: 'new' | 'texts' } | { readonly of: 'edit' | 'history'; readonly rule: Rule }

function ShownDialog({ opened, onClose }: { opened: OpenDialog; onClose: () => void }) {
  if (opened.of === 'texts') return <RuleTextsDialog onClose={onClose} />
  if (opened.of === 'history') return <HistoryDialog rule={opened.rule} onClose={onClose} />
  return <RuleDialog rule={opened.of === 'edit' ? opened.rule : null} onClose={onClose} />
}

/** The shop's rules: packaged ones and its own, each with a switch, an editor and its history. */
export function RulesPage() {
  const { t } = useTranslation(['rules'])
  usePageTitle(t('rules:title'))
  const isAllowed = useStaff().can('settings')
  const { data, error, refetch } = useCall('GET /api/office/rules', {})
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const parts = [
    ['own', (data?.rules ?? []).filter(({ packaged }) => packaged === null)],
    ['packaged', (data?.rules ?? []).filter(({ packaged }) => packaged !== null)],
  ] as const
  return (
    <>
      <PageHead title={t('rules:title')} text={t('rules:about')}>
        {isAllowed && (
          <>
            <Button variant="default" onClick={() => setOpened({ of: 'texts' })}>
              {t('rules:texts_edit')}
            </Button>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened({ of: 'new' })}>
              {t('rules:add')}
            </Button>
          </>
        )}
      </PageHead>
      {!isAllowed && <p className={css.muted}>{t('rules:admins_only')}</p>}
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={320} radius={12} />}
      {data && (
        <div className={css.form}>
          {parts.map(([part, rules]) => (
            <Card key={part} title={t(`rules:${part}`)}>
              {rules.length === 0 && <p className={css.muted}>{t('rules:none_own')}</p>}
              <ul className={css.list}>
                {rules.map(rule => (
                  <RuleItem
                    key={rule.id}
                    rule={rule}
                    onEdit={() => setOpened({ of: 'edit', rule })}
                    onHistory={() => setOpened({ of: 'history', rule })}
                  />
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <ShownDialog opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
