#!/bin/sh
# Runs a command as a service that may write to few folders, with mounts of its own that nobody else sees. Within
# `unshare --mount`, as root of the machine or (`--map-root-user`) of a user namespace:
#   confine.sh [--hidden <folder>]… [--private <folder>]… [--writable <folder>]… <command>…
# from the folder of the project. Hidden folders are empty, private ones empty and writable; all else is read-only but for
# the writable ones. The command keeps its user and loses what root may beyond the owner of a file.
set -eu

project=$PWD
writable=''
mount --make-rprivate /
while :; do
  case $1 in
    --hidden | --private)
      [ "$1" = --hidden ] || writable="$writable$2
"
      [ ! -d "$2" ] || mount -t tmpfs -o mode=1777 tmpfs "$2"
      ;;
    --writable)
      # The project may be below a folder that is covered now: what this shell stands in is what it was.
      [ "$(stat -c %d:%i "$project" 2>&1)" = "$(stat -c %d:%i .)" ] ||
        { mkdir -p "$project" && mount --no-canonicalize --rbind /proc/self/cwd "$project"; }
      mount --bind "$2" "$2"
      writable="$writable$2
"
      ;;
    *) break ;;
  esac
  shift 2
done

while read -r _ _ _ _ folder options _; do
  folder=$(printf '%b' "$folder")
  case $folder in /proc | /proc/* | /sys | /sys/* | /dev | /dev/*) continue ;; esac
  case $options in ro*) continue ;; esac
  printf '%s' "$writable" | grep -qxF "$folder" || mount -o "remount,bind,ro${options#rw}" "$folder"
done <<MOUNTS
$(cat /proc/self/mountinfo)
MOUNTS

cd "$project"
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
