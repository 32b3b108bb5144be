import { create } from 'zustand'

export interface Question {
  readonly title: string
  readonly message: string
  readonly accept: string
  readonly reject: string
  /** Label of a third choice between the two. */
  readonly other?: string
  /** Whether the accept button warns that the action cannot be undone. */
  readonly isDangerous?: boolean
}
export type Choice = 'accept' | 'other' | 'reject'
interface ConfirmState {
  readonly question: Question | null
  readonly answer: (choice: Choice) => void
}
const nobody = (): void => {}

export const useQuestion = create<ConfirmState>()(() => ({ question: null, answer: nobody }))

/** Asks with the one confirm dialog. A question that is still open counts as rejected. */
export function ask(question: Question): Promise<Choice> {
  useQuestion.getState().answer('reject')
  return new Promise(resolve => {
    useQuestion.setState({
      question,
      answer: choice => {
        useQuestion.setState({ question: null, answer: nobody })
        resolve(choice)
      },
    })
  })
}

/** Asks a yes-or-no question. Resolves to true when accepted. */
export const confirm = async (question: Question): Promise<boolean> => (await ask(question)) === 'accept'
