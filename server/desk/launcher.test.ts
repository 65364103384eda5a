import { describe, expect, it } from 'vitest'
import { isCommand, isTarget, launcherFiles } from './launcher.ts'

describe('where a launcher leads', () => {
  it.each([
    'ann@www.example.co.uk',
    'root@203.0.113.7',
    'root@2001:db8::7',
    'forecourt@server',
    'server',
    'www.example.co.uk',
    'ann.smith@host-1.example',
    '_svc@host',
    'Ann@HOST',
  ])('may be %s', (target) => {
    expect(isTarget(target)).toBe(true)
  })

  it.each([
    '',
    ' ',
    '-oProxyCommand=calc',
    'ann@-oProxyCommand=calc',
    'ann@host; rm -rf /',
    'ann@host & calc',
    'ann@host|calc',
    'ann@$(id)',
    'ann@`id`',
    "ann@'host",
    'ann@"host',
    'ann@host\ncalc',
    'ann@%PATH%',
    'ann@host^',
    'ann@ho st',
    '@host',
    'ann@',
    'ann@@host',
    'ann@host/path',
    'ssh://ann@host',
    `ann@${'h'.repeat(300)}`,
  ])('is refused: %j', (target) => {
    expect(isTarget(target)).toBe(false)
  })

  it.each([
    ['forecourt', true],
    ['/opt/forecourt/bin/forecourt.mjs', true],
    ['sudo -u forecourt forecourt', true],
    ['npx --prefix /opt/forecourt forecourt', true],
    ['forecourt; id', false],
    ['-x', false],
    ["for'ecourt", false],
    ['forecourt && id', false],
    ['$(id)', false],
    ['', false],
  ])('takes %j as a command: %s', (command, isGood) => {
    expect(isCommand(command)).toBe(isGood)
  })
})

describe('the launchers', () => {
  const place = { target: 'ann@host.example', sshPort: 2222, deskPort: 3001, command: 'forecourt' }
  const [windows, macos, linux] = launcherFiles(place).map(({ text }) => text)

  it('carry the port of the desk on loopback at both ends, and ask the host for a link', () => {
    for (const text of [windows, macos, linux]) {
      expect(text).toContain('-p 2222 -L 127.0.0.1:3001:127.0.0.1:3001 ann@host.example')
      expect(text).toContain('forecourt desk link')
    }
  })

  it('open nothing but the desk, whatever the host answers', () => {
    for (const text of [windows, macos])
      expect(text).toMatch(/127\\\.0\\\.0\\\.1:3001\/open\/\[A-Za-z0-9_-\]/)
  })

  it('are what Windows reads: lines with CR, and no percent sign, which it would replace', () => {
    expect(windows?.replaceAll('\r\n', '')).not.toMatch(/[\r\n%]/)
    // One pair of double quotes around what PowerShell is given.
    expect(
      windows
        ?.split('\r\n')
        .find((line) => line.startsWith('powershell'))
        ?.split('"'),
    ).toHaveLength(3)
  })
})
