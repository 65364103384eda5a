/** The part of the Trusted Types API that we use. A browser without it takes strings. */
interface TrustedTypePolicyFactory {
  readonly emptyHTML: string
  createPolicy<Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>(
    name: string,
    rules: Rules,
  ): Rules
}

declare var trustedTypes: TrustedTypePolicyFactory | undefined
