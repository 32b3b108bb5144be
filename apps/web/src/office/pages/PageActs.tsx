import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { PlanDialog } from './PlanDialog.tsx'
import type { PageDesk } from './usePageDesk.ts'

function useRareActs({ page, hide }: PageDesk) {
  const { t } = useTranslation(['content', 'common'])
  const [api, act, navigate] = [useApi(), useOfficeAction(), useNavigate()]
  const { slug, version, isOwn } = page
  const reject = t('content:cancel')
  return {
    async hide() {
      const question = isOwn ? 'hide' : 'first'
      const isSure = await confirm({
        title: t(`content:${question}_question`),
        message: t(`content:${question}_question_text`),
        accept: t(isOwn ? 'content:hide' : 'content:back_to_first'),
        reject,
      })
      if (isSure) await hide()
    },
    async remove() {
      const isSure = await confirm({
        title: t('content:delete_question'),
        message: t('content:delete_question_text'),
        accept: t('content:delete'),
        reject,
        isDangerous: true,
      })
      if (!isSure) return
      const headers = { 'if-match': `"${version}"` }
      const isGone = await act(async () => api('DELETE /api/office/pages/{slug}', { params: { slug }, headers }), {
        said: t('content:deleted'),
      })
      if (isGone) await navigate({ to: '/office/pages', ignoreBlocker: true })
    },
  }
}

/** Saving, publishing now or later, hiding and deleting. */
export function PageActs({ desk }: { desk: PageDesk }) {
  const { t } = useTranslation(['content', 'office'])
  const [isPlanning, setPlanning] = useState(false)
  const rare = useRareActs(desk)
  const { page, isUnsaved } = desk
  const isShown = page.publishedVersion !== null && (page.isOwn || page.publishedVersion > 0)
  return (
    <>
      <Button variant="default" disabled={!isUnsaved} onClick={() => void desk.save()}>
        {t('content:save')}
      </Button>
      <Button
        disabled={!isUnsaved && page.version === page.publishedVersion && page.publishAt === null}
        onClick={() => void desk.publish(null)}
      >
        {t('content:publish')}
      </Button>
      <Menu position="top-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('office:actions')}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setPlanning(true)}>{t('content:plan')}</Menu.Item>
          {isShown && (
            <Menu.Item onClick={() => void rare.hide()}>
              {t(page.isOwn ? 'content:hide' : 'content:back_to_first')}
            </Menu.Item>
          )}
          {page.isOwn && (
            <Menu.Item color="red" onClick={() => void rare.remove()}>
              {t('content:delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isPlanning && (
        <PlanDialog
          onClose={() => setPlanning(false)}
          onPlan={at => {
            setPlanning(false)
            void desk.publish(at)
          }}
        />
      )}
    </>
  )
}
