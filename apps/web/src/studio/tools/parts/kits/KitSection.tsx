import { findClashes, KIT_ROLES } from '@kitwright/design'
import { designOf } from '@kitwright/editor'
import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react'
import { Suspense, useId, useMemo, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useIdleState } from '../../../context/index.ts'
import css from './Kits.module.css'
import { useKits } from './useKits.ts'
import { lazy } from '../../../../ui/index.ts'

/** Kits that are easily confused. One press gives a kit other colours. */
function Clashes() {
  const { t } = useTranslation(['club'])
  const { nameOf, mend } = useKits()
  const design = useIdleState(designOf)
  const clashes = useMemo(() => findClashes(design), [design])
  return clashes.map(({ one, other, vision }) => (
    <div key={`${one} ${other}`} className={css.clash} role="alert">
      <IconAlertTriangle size={18} aria-hidden />
      <Text size="sm">
        {t(vision === 'normal' ? 'club:clash_all' : 'club:clash_blind', { one: nameOf(one), other: nameOf(other) })}
      </Text>
      <Button variant="default" size="compact-sm" className={css.mend} onClick={() => mend(other)}>
        {t('club:mend', { kit: nameOf(other) })}
      </Button>
    </div>
  ))
}

// Menus bring their positioning library, 30 kB that a first kit does not need.
const AddKitMenu = lazy(async () => ({ default: (await import('./AddKitMenu.tsx')).AddKitMenu }))

function AddKit() {
  const { t } = useTranslation(['club'])
  const { kits } = useKits()
  const [isAsked, setAsked] = useState(false)
  const free = KIT_ROLES.filter(role => !kits.some(kit => kit.role === role))
  if (free.length === 0) return null
  const button = (ref?: Ref<HTMLButtonElement>) => (
    <UnstyledButton
      ref={ref}
      className={css.chip}
      aria-label={t('club:add_kit')}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      <IconPlus size={16} aria-hidden />
    </UnstyledButton>
  )
  return isAsked ? (
    <Suspense fallback={button()}>
      <AddKitMenu free={free} button={button} />
    </Suspense>
  ) : (
    button()
  )
}

/** Home and the design's other kits. One press opens one. */
export function KitChips({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['club'])
  const { kits, open, openKit, nameOf } = useKits()
  return (
    <div className={css.chips} role="group" aria-label={t('club:kits')}>
      {[null, ...kits.map(({ role }) => role)].map(role => (
        <UnstyledButton
          key={role ?? 'home'}
          className={css.chip}
          aria-pressed={open === role}
          onClick={() => openKit(role)}
        >
          {nameOf(role)}
        </UnstyledButton>
      ))}
      {children}
    </div>
  )
}

function OpenKit() {
  const { t } = useTranslation(['club'])
  const { open, nameOf, remove } = useKits()
  if (open === null) return null
  return (
    <div className={css.open} role="status">
      <Text size="sm">
        {t('club:open_kit', { kit: nameOf(open) })} {open === 'goalkeeper' && t('club:keepers')}
      </Text>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => remove(open)}
      >
        {t('club:remove_kit')}
      </Button>
    </div>
  )
}

/** The kits of a design: which is open, what differs in it, and which are easily confused. */
export function KitSection() {
  const { t } = useTranslation(['club'])
  const { kits } = useKits()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('club:kits')}
      </h3>
      <KitChips>
        <AddKit />
      </KitChips>
      {kits.length === 0 && (
        <Text size="xs" c="dimmed" mt={6}>
          {t('club:kits_text')}
        </Text>
      )}
      <OpenKit />
      <Clashes />
    </section>
  )
}
