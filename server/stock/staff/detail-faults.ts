/** What is wrong with a vehicle that a person has described, by the name of each field. The message has one a line. */
export class DetailFaults extends Error {
  override name = 'DetailFaults'
  readonly faults: Readonly<Record<string, string>>
  constructor(faults: Readonly<Record<string, string>>) {
    super(
      Object.entries(faults)
        .map(([field, reason]) => `${field}: ${reason}`)
        .join('\n'),
    )
    this.faults = faults
  }
}
