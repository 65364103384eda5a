/** Where the desk runs, and how it is reached. */
export interface LauncherPlace {
  /** `ann@www.example.co.uk`, or a host that the person's own ssh_config names. */
  target: string
  /** Of OpenSSH on the host; null: its usual one. */
  sshPort: number | null
  /** `DESK_PORT`, at both ends. */
  deskPort: number
  /** The command on the host: `forecourt`, or `/opt/forecourt/bin/forecourt.mjs`. */
  command: string
}

export interface LauncherFile {
  name: string
  text: string
  /** Of the file: those that are double-clicked have to be executable. */
  mode: number
}

/**
 * Whether `text` is USER@HOST, HOST, or either with an IPv6 address: nothing that a shell or OpenSSH would take for anything
 * else, such as an option.
 */
export function isTarget(text: string): boolean {
  return text.length <= 200 && /^(?:[a-z_][\w.-]{0,63}@)?[a-z0-9][\w.:-]*$/i.test(text)
}

/** Whether `text` names a program, with words after it, that no shell reads as anything else. */
export function isCommand(text: string): boolean {
  return text.length <= 200 && /^[\w./][\w./@+=:-]*(?: [\w./@+=:-]+)*$/.test(text)
}

/**
 * Files that are double-clicked on a computer of the dealership: OpenSSH carries the port of the desk here, the host makes a
 * link, and the browser opens it. They hold no secret: who may come in is who may log in at the host.
 */
export function launcherFiles(place: LauncherPlace): LauncherFile[] {
  const text = shellText(place)
  return [
    { name: 'desk-windows.cmd', text: windowsText(place), mode: 0o644 },
    { name: 'desk-macos.command', text, mode: 0o755 },
    { name: 'desk-linux.sh', text, mode: 0o755 },
  ]
}

/**
 * One connection carries the tunnel and the link. It ends with the window: writing fails then, which ends the loop on the
 * host within seconds.
 */
const remoteOf = ({ command }: LauncherPlace) => `${command} desk link && while sleep 15; do echo; done`

function sshOf({ target, sshPort, deskPort }: LauncherPlace): string {
  const port = sshPort === null ? '' : `-p ${sshPort} `
  const options = '-o ConnectTimeout=15 -o ExitOnForwardFailure=yes -o ServerAliveInterval=30'
  return `ssh -n ${options} ${port}-L 127.0.0.1:${deskPort}:127.0.0.1:${deskPort} ${target}`
}

const welcome = 'Opening the desk. Leave this window open while you work, and close it when you are done.'
const fault =
  'The desk could not be reached, or the connection has ended. If another window like this is open, close it first.'

/** Some desktops of Linux run a file that is double-clicked without a window, in which nobody could type a password or end it. */
const inTerminal = `if [ ! -t 0 ] && [ -n "\${DISPLAY:-}\${WAYLAND_DISPLAY:-}" ]; then
  for terminal in xdg-terminal-exec 'x-terminal-emulator -e' 'konsole -e' 'xterm -e'; do
    # shellcheck disable=SC2086 # a command and its option
    if command -v "\${terminal%% *}" >/dev/null; then exec $terminal sh "$0"; fi
  done
fi
`

function shellText(place: LauncherPlace): string {
  return `#!/bin/sh
# Opens the desk of ${place.target}: a tunnel of OpenSSH, a link that opens the desk once, and the browser.
${inTerminal}echo '${welcome}'
${sshOf(place)} '${remoteOf(place)}' |
  while IFS= read -r line; do
    link=$(printf '%s\\n' "$line" | sed -n 's#.*\\(http://127\\.0\\.0\\.1:${place.deskPort}/open/[A-Za-z0-9_-]*\\).*#\\1#p')
    if [ -z "$link" ]; then continue; fi
    case $(uname) in
      Darwin) open "$link" ;;
      *) xdg-open "$link" ;;
    esac
  done
echo '${fault}'
if [ -t 0 ]; then
  echo 'Press Enter to close this window.'
  read -r _
fi
`
}

/** Windows PowerShell hands on each line as it comes, which \`for /f\` of cmd.exe does not. */
function windowsText(place: LauncherPlace): string {
  const link = `http://127\\.0\\.0\\.1:${place.deskPort}/open/[A-Za-z0-9_-]+`
  const open = `ForEach-Object { if ($_ -match '${link}') { Start-Process $Matches[0] } }`
  const lines = [
    '@echo off',
    `title Desk of ${place.target}`,
    `echo ${welcome}`,
    `powershell -NoProfile -Command "${sshOf(place)} '${remoteOf(place)}' | ${open}"`,
    `echo ${fault}`,
    'pause',
  ]
  return `${lines.join('\r\n')}\r\n`
}
