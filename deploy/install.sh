#!/bin/sh
# Makes an empty Debian 12 or 13 a server of the quarry campaign's website; run again, it mends what is missing. What it needs
# of the release before it has one stands beside it.
# sh install.sh [FILE]: FILE holds DOMAIN=, ARCHIVE= and, if the site may send e-mail, SMTP_URL=; what it lacks is asked for.
set -eu
umask 022

say() { printf '%s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || fail 'Run this as root: sudo sh install.sh'
if [ -n "${1:-}" ]; then
  [ -r "$1" ] || fail "There is no file $1."
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in DOMAIN=* | ARCHIVE=* | SMTP_URL=*) eval "${line%%=*}=\${line#*=}" ;; esac
  done <"$1"
fi

# ask NAME QUESTION: asks for what is not set; without a terminal it stays as it is.
ask() {
  eval "[ -n \"\${$1+set}\" ]" && return
  [ -t 0 ] || { eval "$1="; return; }
  printf '%s ' "$2"
  read -r "${1?}"
}

# What is there already is kept, so it is not asked for.
[ ! -s /etc/quarry.env ] || SMTP_URL=
[ ! -e /opt/quarry/current ] || ARCHIVE=
here=$(cat /etc/quarry.env /etc/caddy/quarry.caddy 2>/dev/null |
  sed -n -e 's,^PUBLIC_ORIGIN=https://\([^/]*\).*,\1,p' -e 's/^\([a-z0-9.-]*\) {$/\1/p' | head -n 1)
[ -z "$here" ] || : "${DOMAIN=$here}"
ask DOMAIN 'The site will be at (such as quarry.example.org):'
printf '%s' "$DOMAIN" | grep -Eqx '[a-z0-9-]+(\.[a-z0-9-]+)+' ||
  fail "DOMAIN must be a name in small letters such as quarry.example.org, without https:// and without a path, not '$DOMAIN'."
[ "$DOMAIN" = "${here:-$DOMAIN}" ] ||
  fail "This server is $here; nothing was done. Another name is set in /etc/quarry.env and /etc/caddy/quarry.caddy, then: systemctl restart quarry; systemctl reload caddy"
ask ARCHIVE 'The release, a file or an https address:'
ask SMTP_URL 'The mail server, smtps://user:password@host, or nothing:'
[ -n "$ARCHIVE" ] || [ -e /opt/quarry/current ] || fail 'ARCHIVE must name the release, a file or an https address.'

# keep FILE: whether it is there already with something in it; what is given now does not change it.
keep() { [ -s "$1" ] && say "Kept as it is: $1"; }
# place FILE: puts there what comes, at one stroke.
place() { cat >"$1.new" && mv "$1.new" "$1"; }

say 'Packages ...'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq -y --no-install-recommends ca-certificates caddy curl >/dev/null

say 'User and folders ...'
id quarry >/dev/null 2>&1 || useradd --system --home-dir /var/lib/quarry --shell /usr/sbin/nologin quarry
install -d -o root -g root -m 755 /opt/quarry/releases
install -d -o quarry -g quarry -m 700 /var/lib/quarry
install -d -o root -g root -m 700 /var/backups/quarry

say 'The release ...'
if [ -e /opt/quarry/current ]; then
  say "Kept as it is: $(readlink /opt/quarry/current). Another comes with: quarry update ARCHIVE"
else
  sh "$(dirname "$0")/quarry" first "$ARCHIVE"
fi
kit=/opt/quarry/current/deploy

say 'Settings ...'
keep /etc/quarry.env || (
  umask 077
  cat >/etc/quarry.env.new <<END
HOST=127.0.0.1
PUBLIC_ORIGIN=https://$DOMAIN
TRUSTED_PROXIES=1
MAINTENANCE_PORT=4174
DATABASE_URL=file:/var/lib/quarry/quarry.db
SMTP_URL=$SMTP_URL
END
  "$kit/quarry" try-settings /etc/quarry.env.new || { rm /etc/quarry.env.new; fail 'Run this again with another answer.'; }
  mv /etc/quarry.env.new /etc/quarry.env
)

say 'Services ...'
# The journal, which has the log of the site and of Caddy, forgets what is a month old.
install -d /etc/systemd/journald.conf.d
printf '[Journal]\nSystemMaxUse=200M\nMaxRetentionSec=1month\n' >/etc/systemd/journald.conf.d/quarry.conf
systemctl try-restart systemd-journald 2>/dev/null || true
ln -sf /opt/quarry/current/deploy/quarry /usr/local/bin/quarry
keep /etc/caddy/quarry.caddy || sed "s/DOMAIN/$DOMAIN/" "$kit/quarry.caddy" | place /etc/caddy/quarry.caddy
[ -s /etc/caddy/quarry.upstream ] || say 'to 127.0.0.1:4171' | place /etc/caddy/quarry.upstream
grep -qs quarry.caddy /etc/caddy/Caddyfile || place /etc/caddy/Caddyfile <"$kit/Caddyfile"
quarry place-units
systemctl enable --now caddy
systemctl reload caddy

quarry answers
quarry back-up
say "
https://$DOMAIN stands, once its name leads to this machine. Open TCP 80 and 443 and UDP 443 in the firewall, nothing else but SSH. With ufw:
  ufw allow OpenSSH; ufw allow 80,443/tcp; ufw allow 443/udp; ufw enable
On your own machine: ssh -L 4174:localhost:4174 you@$DOMAIN
"
quarry sign-in
say '
Then: Admin, Today says what is left to do. Updates: quarry update ARCHIVE. All commands: quarry'
