import type { ReactNode } from 'react'
import { Accordion } from '#app/ui/Accordion.tsx'
import { Container } from '#app/ui/Container.tsx'
import { QuestionsAnswered } from '../words/QuestionsAnswered.tsx'
import classes from './HomeFaq.module.css'

export interface Question {
  id: string
  question: string
  answer: ReactNode
}

export function HomeFaq({ questions }: { questions: readonly Question[] }) {
  return (
    <Container className={classes.room}>
      <QuestionsAnswered>
        <Accordion
          items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
        />
      </QuestionsAnswered>
    </Container>
  )
}
