import type { ReactNode } from 'react'
import { AccordionList } from '#app/ui/Accordion.tsx'
import { Container } from '#app/ui/Container.tsx'
import { QuestionsAnswered } from '../words/QuestionsAnswered.tsx'
import { WrittenBody } from '../words/WrittenWords.tsx'
import classes from './LandingAdvice.module.css'

/** The MDX body of a landing page: advice, if any, then questions and answers. */
export function LandingAdvice({ file }: { file: string }) {
  return (
    <Container className={classes.advice}>
      <WrittenBody file={file} components={{ Questions: LandingQuestions }} />
    </Container>
  )
}

function LandingQuestions({ children }: { children: ReactNode }) {
  return (
    <div className={classes.questions}>
      <QuestionsAnswered>
        <AccordionList>{children}</AccordionList>
      </QuestionsAnswered>
    </div>
  )
}
