import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import css from './Toasts.module.css'
import { dismissToast, useToasts, type Toast } from './toast.ts'

const ICONS = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle }

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const Icon = ICONS[toast.kind]
  return (
    <div className={css.toast} data-kind={toast.kind} role={toast.kind === 'error' ? 'alert' : 'status'}>
      <Icon size={22} aria-hidden className={css.icon} />
      <p>{toast.message}</p>
      <button type="button" aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}

/** The toast area of the whole app. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useToasts(state => state.toasts)
  return (
    <div className={css.area} aria-live="polite">
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  )
}
