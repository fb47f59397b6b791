"""Small mistakes that somebody could make, at every place of a source where they fit."""

import ast
import copy
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


Mistake = Callable[[], None]


class Damage(NamedTuple):
    """One mistake: where it is, what stood there and what stands there now."""

    line: int
    before: str
    after: str
    source: str


def every_damage(source: str) -> Iterator[Damage]:
    tree = ast.parse(source)
    for place, node in enumerate(ast.walk(tree)):
        for change in range(len(_mistakes(node))):
            damaged = copy.deepcopy(tree)
            hit = next(other for at, other in enumerate(ast.walk(damaged)) if at == place)
            before = ast.unparse(hit)
            _mistakes(hit)[change]()
            line = getattr(node, "lineno", 0)
            yield Damage(line, before, ast.unparse(hit), ast.unparse(damaged))


def _mistakes(node: ast.AST) -> list[Mistake]:
    """Each changes the node in place."""
    match node:
        case ast.Compare(ops=ops):
            return [_put(ops, at, COMPARED[type(op)]()) for at, op in enumerate(ops)]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in COUNTED:
            return [_set(node, "op", COUNTED[type(op)]())]
        case ast.BoolOp(op=ast.And()):
            return [_set(node, "op", ast.Or())]
        case ast.BoolOp():
            return [_set(node, "op", ast.And())]
        case ast.UnaryOp(op=ast.Not()):
            return [_set(node, "operand", ast.UnaryOp(ast.Not(), node.operand))]
        case ast.IfExp():
            return [_set(node, "body", node.orelse), _set(node, "orelse", node.body)]
        case ast.Constant(value=bool(value)):
            return [_set(node, "value", not value)]
        case ast.Constant(value=int(value)):
            return [_set(node, "value", value + 1)]
    return []


def _set(node: ast.AST, field: str, value: Any) -> Mistake:
    return lambda: setattr(node, field, value)


def _put(ops: list[ast.cmpop], at: int, op: ast.cmpop) -> Mistake:
    return lambda: ops.__setitem__(at, op)
